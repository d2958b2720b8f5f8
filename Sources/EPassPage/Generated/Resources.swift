// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-resources.

/// The files of this module.
enum Resources {
    /// The octets of Page.css.
    static var pageCss: [UInt8] { Array(#"""
:root{color-scheme:light dark;--ground:#f4f5f7;--card:#fff;--ink:#1b1f24;--soft:#525b66;--line:#d9dde3;--code:#eef0f3;
--good:#0f6b35;--good-ground:#e3f4e9;--bad:#a5161b;--bad-ground:#fde9e8;--open:#7a4a00;--open-ground:#fff1d6;--link:#1d4e89}
@media(prefers-color-scheme:dark){:root{--ground:#14171b;--card:#1d2126;--ink:#e9ecef;--soft:#a9b2bc;--line:#363c44;--code:#2a2f36;
--good:#7ddb9c;--good-ground:#14311f;--bad:#ff9d97;--bad-ground:#431b1b;--open:#f5c56b;--open-ground:#392b10;--link:#8fbcf4}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;padding:1rem;max-width:64rem;background:var(--ground);color:var(--ink);
font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Ubuntu,Cantarell,"DejaVu Sans",sans-serif;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0;padding:0}
h1{font-size:1.6rem;line-height:1.2;display:flex;align-items:center;gap:.7rem;letter-spacing:.01em}
h2{font-size:1.1rem;line-height:1.3;margin-bottom:.75rem}
h3{font-size:1rem;margin-bottom:.4rem}
.icon{flex:none;width:1em;height:1em;fill:currentColor}
.icon .shape{fill:currentColor}
.icon .sign{fill:none;stroke:var(--card);stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.verdict{padding:1.1rem 1.25rem;border-radius:.75rem;border-inline-start:.5rem solid currentColor;background:var(--card);color:var(--ink)}
.verdict h1 .icon{width:1.9rem;height:1.9rem}
.verdict .claim{margin-top:.5rem;color:var(--ink)}
.verdict .decision{margin-top:.5rem;color:var(--ink)}
.verdict .test{margin-top:.5rem;color:var(--ink);font-size:.9rem}
.verdict.good{background:var(--good-ground);color:var(--good)}
.verdict.bad{background:var(--bad-ground);color:var(--bad)}
.verdict.open{background:var(--open-ground);color:var(--open)}
.verdict.good .sign{stroke:var(--good-ground)}.verdict.bad .sign{stroke:var(--bad-ground)}.verdict.open .sign{stroke:var(--open-ground)}
section{margin-top:1rem;padding:1.1rem 1.25rem;border-radius:.75rem;background:var(--card)}
.person{display:flex;gap:1.25rem;align-items:flex-start}
.person figure,.noface{flex:0 0 8.5rem}
.person img{display:block;width:100%;height:auto;border-radius:.4rem}
.person .name{font-size:1.5rem;line-height:1.2;margin-bottom:.35rem}
.person .document{font-weight:600}
.person p{margin-top:.2rem}
.person p::first-letter{text-transform:uppercase}
.noface{padding:2.5rem .75rem;text-align:center;font-size:.85rem;color:var(--soft);border:1px dashed var(--soft);border-radius:.4rem}
figcaption{margin-top:.4rem;font-size:.8rem;line-height:1.35;color:var(--soft)}
figcaption .mark{display:flex;margin-top:.15rem}
.next ul,.tolerated ul,.defects ul{padding-inline-start:1.2rem}
.next li+li,.tolerated li+li,.defects li+li{margin-top:.4rem}
.next{border:2px solid var(--link)}
.mark{display:inline-flex;align-items:baseline;gap:.35em;font-size:.85em;font-weight:600;white-space:normal}
.mark .icon{position:relative;top:.12em}
.mark.good{color:var(--good)}.mark.bad{color:var(--bad)}.mark.open{color:var(--open)}.mark.none{color:var(--soft)}
.lines,.tree,.leaves,.nodes,.nodes ul,dd ul,.certificates ul{list-style:none}
.lines li{display:grid;grid-template-columns:6.2rem 1fr;gap:.25rem .75rem;padding:.55rem 0;border-top:1px solid var(--line)}
.lines li:first-child{border-top:0;padding-top:0}
.tree>li{border-top:1px solid var(--line)}
.tree>li:first-child{border-top:0}
.branch{display:grid;grid-template-columns:6.2rem 9rem 1fr;gap:.1rem .75rem;padding:.5rem 0;align-items:baseline}
summary{cursor:pointer}
summary.branch{list-style:none}
summary.branch::-webkit-details-marker{display:none}
summary.branch .told::after{content:" \25BE";color:var(--soft)}
details[open]>summary.branch .told::after{content:" \25B4"}
summary:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:.25rem}
.leaves{padding:.1rem 0 .75rem;font-size:.9rem}
.leaves li{padding:.15rem 0;padding-inline-start:6.95rem}
.aside,.note{color:var(--soft);font-size:.9rem}
.note{margin-top:.75rem}
bdi,code,td{overflow-wrap:anywhere}
td,dd{hyphens:auto}
th{overflow-wrap:normal}
code{font:.85em/1.4 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;background:var(--code);padding:.05em .3em;border-radius:.25em}
table{width:100%;border-collapse:collapse;font-size:.95rem}
caption{text-align:start;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{padding:.45rem .75rem .45rem 0;text-align:start;vertical-align:baseline;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--soft);font-size:.85rem;font-weight:600}
tbody th{font-weight:600}
tbody th::first-letter{text-transform:uppercase}
.lines strong{display:inline-block}
dt::first-letter,.told::first-letter,.branch strong::first-letter,.lines strong::first-letter{text-transform:uppercase}
tr.differs>*{background:var(--bad-ground)}
td .head{display:none}
td .mark{margin-inline-start:.25rem}
.pair{display:grid;grid-template-columns:11rem 1fr;gap:.1rem 1rem;padding:.45rem 0;border-top:1px solid var(--line)}
.pair:first-child{border-top:0}
dl+p,p+dl{margin-top:.5rem}
dt{color:var(--soft)}
dd ul{margin-top:.25rem;font-size:.9rem;color:var(--soft)}
dd li+li{margin-top:.15rem}
.gallery{display:flex;flex-wrap:wrap;gap:1.25rem}
.gallery figure{max-width:15rem}
.gallery img{display:block;max-width:100%;height:auto;border-radius:.4rem;border:1px solid var(--line);background:#fff}
.drawing{margin-bottom:1rem}
.chain{display:block;overflow:hidden}
svg.chain svg{overflow:visible}
.chain text{fill:var(--ink);font-size:13px;stroke:var(--card);stroke-width:4px;paint-order:stroke}
.chain .label{font-weight:600}
.chain .dates,.chain .year{fill:var(--soft);font-size:12px}
.chain .now-label{fill:var(--link);font-size:12px;font-weight:600}
.chain .bar{fill:var(--soft)}
.chain .anchor{fill:var(--link)}
.chain .generation{fill:none;stroke:var(--soft)}
.chain .ended{fill:none;stroke:var(--soft);stroke-dasharray:5 3}
.chain .signs{fill:var(--card)}
.chain .axis{stroke:var(--line)}
.chain .now{stroke:var(--link);stroke-width:2;stroke-dasharray:2 3}
.chain .arrow{stroke:var(--soft);stroke-width:1.5}
.chain .head{fill:var(--soft)}
.certificates{padding-inline-start:1.2rem;font-size:.95rem}
.certificates>li+li{margin-top:.75rem}
.technical details{border-top:1px solid var(--line);padding:.55rem 0}
.technical details>summary{font-weight:600}
.technical details[open]>summary{margin-bottom:.5rem}
.technical h2+details{border-top:0}
.certificate+.certificate{margin-top:1.25rem}
.certificate,.technical dl,.technical table{font-size:.9rem}
.nodes ul{padding-inline-start:1rem;border-inline-start:1px solid var(--line)}
.nodes{margin-top:.5rem;font-size:.95rem}
.nodes .term{color:var(--soft)}
footer{margin-top:1.25rem;padding:0 1.25rem;color:var(--soft);font-size:.85rem}
@media(max-width:40rem){
body{padding:.6rem}
section,.verdict{padding:.9rem 1rem;margin-top:.6rem}
.verdict{margin-top:0}
h1{font-size:1.35rem}
.person{gap:1rem}
.person figure,.noface{flex-basis:6.5rem}
.person .name{font-size:1.25rem}
.lines li{grid-template-columns:1fr}
.branch{grid-template-columns:6.2rem 1fr}
.branch .told{grid-column:1/-1}
.leaves li{padding-inline-start:.75rem}
.pair{grid-template-columns:1fr}
table,tbody,tr,th,td{display:block}
thead{display:none}
tr{padding:.5rem 0;border-top:1px solid var(--line)}
tbody tr:first-child{border-top:0}
tr.differs{background:var(--bad-ground);padding-inline:.5rem}
th,td{border:0;padding:.1rem 0}
td{display:grid;grid-template-columns:8.5rem 1fr;gap:.5rem;align-items:baseline}
td:empty{display:none}
td .head{display:block;color:var(--soft);font-size:.85rem}
}
@page{size:A4;margin:14mm 13mm 16mm}
@media print{
:root{color-scheme:light;--ground:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--code:#fff;
--good:#0b5528;--good-ground:#fff;--bad:#8f0f14;--bad-ground:#fff;--open:#6b4100;--open-ground:#fff;--link:#173f70}
html{font-size:9pt}
body{padding:0;max-width:none;line-height:1.35}
h1{font-size:16pt}
h2{font-size:11pt;margin-bottom:4pt}
h3{font-size:9pt}
.person .name{font-size:14pt}
.mark{display:inline-block}
figcaption .mark{display:block}
.mark .icon{display:inline-block;vertical-align:-.1em;margin-inline-end:.35em;top:0}
th,td,.pair,.branch,.lines li{padding-block:2.5pt}
.technical,.technical dl,.technical table,.certificate{font-size:8pt}
.verdict{border:1.5pt solid currentColor;border-inline-start-width:6pt}
section{padding:0;margin-top:12pt}
.next{border:0}
.person figure{flex-basis:32mm}
h2,h3,summary{break-after:avoid}
.verdict,.person,.next,tr,.pair,.tree>li,.lines li,.gallery figure,.drawing,.certificates>li,.certificate,.mark{break-inside:avoid}
tr.differs>*{outline:1pt solid var(--bad)}
summary{list-style:none}
summary.branch .told::after,details[open]>summary.branch .told::after{content:""}
.technical details:not(.printed):not([open]){display:none}
.printed::details-content{content-visibility:visible;block-size:auto;display:block}
.icon .sign,.verdict .sign{stroke:#fff!important}
footer{padding:0}
}
@media(forced-colors:active){.icon{forced-color-adjust:none}}

"""#.utf8) }
}
