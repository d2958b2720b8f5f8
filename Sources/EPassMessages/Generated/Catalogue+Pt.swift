// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of the files in Languages.

extension BuiltInTexts {
    static let pt = BuiltInTexts(language: "pt", lines: #"""
aa.challengeLength	Um desafio para a autenticação ativa tem 8 octetos; este tem {count}.
aa.challengeRemedy	Indique 8 octetos que ninguém possa prever.
access.notOpened	O chip não foi aberto.
access.openedByBAC	O chip foi aberto com Basic Access Control.
access.openedByPACE	O chip foi aberto com PACE.
access.openedWithout	O chip deixa ler os seus ficheiros sem controlo de acesso.
access.openingNotKnown	Não se sabe como o chip foi aberto: estes ficheiros foram indicados sem registo da sua leitura.
algorithm.accepted	A política {policy} aceita {used}.
algorithm.inAuthorityKey	na chave da CSCA
algorithm.inDataGroupHashes	nos hashes dos grupos de dados
algorithm.inDigest	no resumo do objeto de segurança
algorithm.inRecordSignature	na assinatura do registo
algorithm.inRecordSignerKey	na chave do signatário
algorithm.inSignature	na assinatura do objeto de segurança
algorithm.inSignerCertificate	no certificado do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}}
algorithm.inSignerKey	na chave do signatário de documentos
algorithm.neverAccepted	A política {policy} nunca aceita {used} {place} ({source}).
algorithm.useUnknown	A política {policy} aceita {used} {place} até {lastDay} ({source}); não se sabe quando foi usado.
algorithm.usedTooLate	A política {policy} aceita {used} {place} até {lastDay} ({source}); foi usado em {when} ou depois.
apdu.commandTruncated	Um comando tem pelo menos quatro octetos.
apdu.dataAfterZero	Lc é zero e seguem-se dados.
apdu.dataTooLong	O campo de dados tem {count, plural, =1 {# octeto} other {# octetos}}; o máximo é 65535.
apdu.expectedLengthOutOfRange	Ne é {length}; está entre 1 e 65536.
apdu.extendedLengthField	Um campo de comprimento estendido tem três octetos.
apdu.lengthMismatch	Lc é {length}; {count, plural, =1 {segue-o # octeto} other {seguem-no # octetos}}.
apdu.responseTooLong	Uma resposta tem no máximo 65538 octetos.
apdu.responseTruncated	Uma resposta termina com dois octetos de estado.
apdu.status6200	aviso; sem informação
apdu.status6281	parte dos dados pode estar corrompida
apdu.status6282	fim do ficheiro antes de Ne octetos
apdu.status6283	ficheiro selecionado desativado
apdu.status6285	ficheiro selecionado em estado terminal
apdu.status62xx	aviso; memória inalterada
apdu.status6300	a autenticação falhou
apdu.status63xx	aviso; memória alterada
apdu.status6400	erro de execução
apdu.status64xx	erro de execução; memória inalterada
apdu.status6581	falha de memória
apdu.status65xx	erro de execução; memória alterada
apdu.status66xx	erro relacionado com a segurança
apdu.status6700	comprimento errado
apdu.status6881	canal lógico não suportado
apdu.status6882	mensagens seguras não suportadas
apdu.status6883	esperado o último comando da cadeia
apdu.status6884	encadeamento de comandos não suportado
apdu.status68xx	função em CLA não suportada
apdu.status6981	comando incompatível com a estrutura do ficheiro
apdu.status6982	estado de segurança não satisfeito
apdu.status6983	método de autenticação bloqueado
apdu.status6984	dados de referência não utilizáveis
apdu.status6985	condições de utilização não satisfeitas
apdu.status6986	comando não permitido: nenhum ficheiro atual
apdu.status6987	faltam objetos de dados de mensagens seguras
apdu.status6988	objetos de dados de mensagens seguras incorretos
apdu.status69xx	comando não permitido
apdu.status6A80	parâmetros incorretos no campo de dados
apdu.status6A81	função não suportada
apdu.status6A82	ficheiro ou aplicação não encontrado
apdu.status6A83	registo não encontrado
apdu.status6A84	memória insuficiente
apdu.status6A86	parâmetros P1-P2 incorretos
apdu.status6A87	Lc incoerente com P1-P2
apdu.status6A88	dados referenciados não encontrados
apdu.status6Axx	parâmetros P1-P2 errados
apdu.status6B00	posição fora do ficheiro
apdu.status6D00	instrução não suportada
apdu.status6E00	classe não suportada
apdu.status6F00	sem diagnóstico preciso
apdu.status9000	normal
apdu.statusCorrectedLength	Le errado; {count, plural, =1 {há # octeto} other {há # octetos}}
apdu.statusOctetsWait	normal; {count, plural, =1 {# octeto à espera} other {# octetos à espera}}
apdu.statusTriesLeft	a verificação falhou; {count, plural, =1 {resta # tentativa} other {restam # tentativas}}
apdu.statusUnknown	estado desconhecido
apdu.transcriptDigits	Os octetos são pares de dígitos hexadecimais.
apdu.transcriptLine	Uma linha começa por «>», «<» ou «#», ou é «! reset», «! restore» ou «!» e o código de um erro.
apdu.transcriptRedacted	Uma transcrição expurgada não pode ser reproduzida.
apdu.transcriptTooLong	Uma transcrição tem no máximo {count} linhas.
application.absent	{application}: não está no chip
application.count	o chip enumera {count, plural, =1 {# aplicação} other {# aplicações}}
application.listAbsent	o chip não tem EF.DIR, que as enumeraria
application.listMalformed	EF.DIR, que as enumera, não pode ser descodificado
application.listNotGiven	o chip não forneceu EF.DIR, que as enumera
application.name	{application, select, eMRTD {eMRTD (LDS1)} travelRecords {registos de viagem (LDS2)} visaRecords {registos de vistos (LDS2)} additionalBiometrics {dados biométricos adicionais (LDS2)} eID {eID (TR-03110)} eSign {eSign} cryptographicInformation {CIA (ISO/IEC 7816-15)} drivingLicence {carta de condução (ISO/IEC 18013-2)} europeanDrivingLicence {carta de condução (UE)} mobileDocument {carta de condução móvel (ISO/IEC 18013-5)} other {gestor do cartão (GlobalPlatform)}}
application.named	{name} ({identifier})
application.ofOtherBundle	A leitura a continuar é a da aplicação {identifier}, e foi pedida {wanted}.
application.ofOtherBundleRemedy	Continue com a aplicação do pacote, ou leia de novo.
application.raw	{application}: {count, plural, =1 {# ficheiro lido tal como está} other {# ficheiros lidos tal como estão}}, {octets} octetos, sobre os quais nada se diz
application.read	{application}: lida como documento de viagem
application.unknown	{identifier}
applications.contradict	As aplicações a ler contradizem-se.
applications.contradictRemedy	Indique uma aplicação como documento de viagem, e até 16 outras, cada uma uma vez, para leitura em bruto.
applications.listed	O chip enumera {applications}. Indique o identificador da que contém o documento de viagem (--aid).
archive.cut	O arquivo termina antes do tempo.
archive.duplicatePath	O seu caminho consta mais de uma vez do arquivo, ou os ficheiros da sua pasta não estão juntos: a ordem decidiria o que se julga.
archive.encrypted	Está cifrado.
archive.entryDamaged	Está danificado, ou o arquivo diz dele duas coisas diferentes.
archive.entryTooLarge	Tem mais de {limit} octetos.
archive.goesOn	Há algo a seguir ao fim do arquivo.
archive.in	Não é possível ler {file}. {error}.
archive.inArchive	É um arquivo dentro de um arquivo, e não é aberto.
archive.method	Está comprimido pelo método {number}; leem-se ficheiros sem compressão e DEFLATE.
archive.noFile	É uma ligação ou um dispositivo, e não um ficheiro.
archive.noTarHeader	O que devia ser o cabeçalho de um ficheiro num arquivo tar não o é.
archive.noZipDirectory	O índice de um arquivo ZIP falta ou está danificado.
archive.severalParts	O arquivo é só uma de várias partes.
archive.sparse	Está guardado de uma forma que aqui não se lê.
archive.unsafeName	O nome leva para fora do arquivo, ou tem caracteres de que nenhum caminho precisa.
asn1.bitStringOpen	A cadeia de bits não preenche os seus octetos.
asn1.defectListVersion	A versão é {version}, nem v1(0) nem v2(1).
asn1.elementMissing	Falta o elemento.
asn1.elementTooMany	Segue-se um elemento que não pertence ali.
asn1.hashAlgorithmUnknown	Não se conhece nenhum algoritmo de hash com este identificador.
asn1.identifierMalformed	O identificador de objeto está malformado.
asn1.integerEmpty	O inteiro não tem octetos.
asn1.listWithoutContent	A lista não tem conteúdo.
asn1.maskUnknown	A função de geração de máscara não é MGF1.
asn1.moreThan	Há mais de {maximum}.
asn1.noCertificate	O elemento não é um certificado.
asn1.noDescription	Está outro elemento onde se exige uma descrição.
asn1.noDottedIdentifier	O texto não é um identificador de objeto com pontos.
asn1.noEntry	Está outro elemento onde se exige uma entrada.
asn1.noKnownDefect	Está outro elemento onde se exige um defeito conhecido.
asn1.noOctetString	Está outro elemento onde se exige uma cadeia de octetos.
asn1.noShortSignature	Nenhuma assinatura começou por um octeto zero, que deve ser omitido.
asn1.noSignedList	O conteúdo é do tipo {type}, que não é nenhuma das listas assinadas.
asn1.notValid	Os octetos não são ASN.1 válido.
asn1.numberOutOfRange	O número está fora dos limites.
asn1.octetsAt	Os octetos não podem ser lidos na posição {offset}{hasTag, select, yes { (etiqueta {tag})} other {}}. {error}.
asn1.otherElement	Está outro elemento onde este é exigido.
asn1.periodReversed	O período termina antes de começar.
asn1.saltLengthOutOfRange	O comprimento do sal está fora dos limites.
asn1.signatureAlgorithmUnknown	Não se conhece nenhum algoritmo de assinatura com este identificador.
asn1.signerWithoutKeyIdentifier	O certificado não indica identificador de chave.
asn1.textMalformed	O texto está malformado.
asn1.timeMalformed	A hora está malformada.
asn1.tooLong	Tem {count, plural, =1 {# octeto} other {# octetos}}; analisam-se no máximo {maximum}.
asn1.tooManyCertificates	Há mais de {maximum} certificados.
asn1.tooManyDefects	A lista tem demasiados defeitos.
asn1.tooManyDescriptions	A lista tem demasiadas descrições.
asn1.tooManyNumbers	A lista tem demasiados números.
asn1.trailerFieldUnknown	O campo trailer não é 1.
assurance.chipOriginal	o chip é o original, {word, select, observed {conforme este programa viu} verifier {pela sua resposta ao desafio do verificador} other {pela sua resposta ao desafio de quem o leu}}
assurance.chipOriginalShownToVerifier	foi mostrado a quem avalia que o é
assurance.dataGenuine	os dados são autênticos
assurance.documentCurrent	o documento está dentro da validade
assurance.fresh	as evidências são deste momento
assurance.holderPrintMatches	a MRZ impressa é a do chip
assurance.missing	{name} ({why})
assurance.name.chipOriginal	chip original
assurance.name.chipOriginalShownToVerifier	chip original, mostrado a quem avalia
assurance.name.dataGenuine	dados autênticos
assurance.name.documentCurrent	documento dentro da validade
assurance.name.fresh	evidências deste momento
assurance.name.holderPrintMatches	MRZ impressa
assurance.why.notShown	o chip não foi lido aqui e não respondeu a nenhum desafio de quem avalia
assurance.why.recorded	só declarado por quem escreveu as evidências
audit.allCountries	{count, plural, =1 {o único país} other {todos os # países}}
audit.allExpired	Todas as âncoras expiraram (os documentos mais recentes não terão cadeia): {countries}.
audit.allUnpinned	Todas as âncoras estão por fixar (border e strict recusam-nas): {countries}.
audit.anchorMissing	Há signatários ou listas de revogação e nenhuma âncora: {countries}.
audit.columnAnchors	âncoras
audit.columnExpired	expiradas
audit.columnKeys	chaves
audit.columnRevocationList	CRL
audit.columnSigners	signatários
audit.columnSignsUntil	assinam até
audit.columnValidUntil	válidas até
audit.counted	{count} {what}
audit.countries	{countries}
audit.days	{count, plural, =1 {# dia} other {# dias}}
audit.failOlderDays	--fail-older aceita dias, de 0 a 36500.
audit.keyEndsSoon	A chave mais recente deixa de ser usada dentro de um ano: {countries}.
audit.listedOnly	Âncoras pelas quais só responde a lista de outro Estado (border e strict recusam-nas; epass trust grant permite ao publicador falar por elas): {countries}.
audit.noKeyInUse	Segundo o certificado, já nenhuma chave está em uso (falta uma geração mais recente): {countries}.
audit.noRevocationList	nenhuma
audit.notYetIssued	então ainda não emitida
audit.nothingOlder	Nenhuma lista e nenhuma CRL em vigor tem mais de {days, plural, =1 {# dia} other {# dias}}.
audit.older	{count, plural, =1 {Uma lista ou CRL em vigor tem} other {# listas e CRL em vigor têm}} mais de {days, plural, =1 {# dia} other {# dias}}:
audit.olderEntry	{kind} {name}, {date}, {days, plural, =1 {# dia} other {# dias}}
audit.olderUndated	{kind} {name}, que não diz quando foi assinada
audit.revocationList	{date}, {age}{isStale, select, yes {, desatualizada} other {}}, {revoked, plural, =1 {# revogado} other {# revogados}}
audit.revocationListMissing	Não há lista de revogação: {countries}.
audit.revocationListOf	{date}, {age}{isStale, select, yes {, desatualizada} other {}}, {revoked, plural, =1 {# revogado} other {# revogados}}, {issuer}
audit.revocationListStale	Há uma lista de revogação desatualizada: {countries}.
audit.rootWrong	A autoassinatura de uma raiz está errada (o seu ficheiro está danificado): {countries}.
audit.test	Sintético, para testes: {countries}.
audit.words	{words}
bac.authenticationLength	A autenticação do chip tem {count, plural, =1 {# octeto} other {# octetos}} em vez de quarenta.
bac.blocked	O chip não aceita mais tentativas: {meaning}.
bac.challengeLength	O desafio tem {count, plural, =1 {# octeto} other {# octetos}} em vez de oito.
bac.chipNonceNotRepeated	O chip não repetiu o seu nonce RND.IC.
bac.ended	O chip terminou o Basic Access Control: {meaning}.
bac.keyRefused	O chip recusou a chave. O mais provável é a MRZ ter sido mal lida ou ser de outro documento.
bac.macWrong	A soma de verificação da autenticação do chip está errada: o chip não conhece a chave.
bac.notOffered	O chip não oferece aqui Basic Access Control: {meaning}.
bac.paceDemanded	O chip não conhece nenhuma chave para Basic Access Control. Exige PACE.
bac.terminalNonceNotReturned	O chip não devolveu o nonce RND.IFD: a resposta pertence a outra execução.
batch.done	{documents, plural, =1 {# documento} other {# documentos}}: {successful} bem-sucedidos, {failed} falhados, {open} indeterminados, {unread} não lidos.
batch.fileInUse	Outra execução está a escrever em {file}.
batch.goOn	O mesmo comando continua onde parou.
batch.goOnWithFile	Indique a saída com --resume FICHEIRO para continuar onde o comando parou.
batch.goesOnAt	o que resta é avaliado na data das linhas que já existem: {time}.
batch.holdsNone	{file} não contém nenhum documento.
batch.interrupted	Interrompido depois de {documents, plural, =1 {# documento} other {# documentos}}.
batch.jobsRange	--jobs aceita de 1 a {most} threads.
batch.lineTooLong	A linha tem mais de {limit} octetos.
batch.makeLines	Converta-os em linhas (jq -c .), ou envie um arquivo tar.
batch.nameNotUTF8	O nome {file} não está em UTF-8; os octetos que não o estão figuram entre chavetas.
batch.nameOwnFile	Indique a saída de uma execução anterior, ou um ficheiro que ainda não exista.
batch.needed	{option} usa-se com --batch.
batch.notWith	{option} serve para um só documento, e --batch avalia muitos.
batch.oneALine	Na entrada padrão cada documento está numa só linha, e este continua até à linha {last, number}.
batch.otherFile	{file} não foi escrito por epass verify --batch.
batch.otherRules	{file} contém resultados segundo {what, select, policy {outra política} trust {outro material de confiança} witness {a palavra de outras testemunhas} other {outra data}}.
batch.progress	{documents, plural, =1 {# documento} other {# documentos}}, {rate} por segundo
batch.sameRules	Dê a política, o material de confiança, --witness e --at da execução anterior, ou indique outro ficheiro.
batch.tooDeep	{folder} está dentro de demasiadas pastas.
batch.waitForOther	Espere que termine, ou indique outro ficheiro.
batch.zipAsFile	Indique o ficheiro, ou envie um arquivo tar.
batch.zipOfPipe	Um arquivo ZIP lê-se a partir do fim, e a entrada padrão ou um pipe não o tem antes de ter chegado tudo.
biometric.bareCodestream	A imagem é um codestream JPEG 2000 sem o formato de ficheiro à sua volta.
biometric.blockLength	O bloco indica {stated, plural, =1 {# octeto} other {# octetos}}; {there, plural, =1 {existe #} other {existem #}}.
biometric.blockTooShort	O bloco indica {stated, plural, =1 {# octeto} other {# octetos}}; a sua imagem termina {later, plural, =1 {# octeto} other {# octetos}} depois.
biometric.bothEyes	Há imagens dos dois olhos num só bloco de dados, quando cada uma pertence a um modelo próprio.
biometric.elementTwice	O elemento {tag} ocorre duas vezes.
biometric.eyeCount	{stated, plural, =1 {Está indicado # olho} other {Estão indicados # olhos}}; {there, plural, =1 {existe #} other {existem #}}.
biometric.eyeHeaderLength	O cabeçalho de um olho tem três octetos.
biometric.eyeImageCount	{stated, plural, =1 {Está indicada # imagem de um olho} other {Estão indicadas # imagens de um olho}}; {there, plural, =1 {existe #} other {existem #}}.
biometric.facialHeaderLength	O cabeçalho do registo facial tem 14 octetos.
biometric.facialIdentifier	Um registo facial começa por FAC e um octeto zero.
biometric.facialImageLength	Uma imagem facial tem 32 octetos de campos.
biometric.facialVersion	Só se descodifica a versão 010 do registo facial.
biometric.featurePointCount	Estão indicados {stated} pontos característicos; há lugar para {there}.
biometric.featurePointsDoNotFit	{stated} pontos característicos não cabem no bloco, e não se encontra nele nenhuma imagem.
biometric.fieldMisplaced	O campo {field} não está onde deve estar.
biometric.fingerCount	{stated, plural, =1 {Está indicado # dedo} other {Estão indicados # dedos}}; {views, plural, =1 {existe # vista} other {existem # vistas}} de {fingers}.
biometric.fingerHeaderLength	O cabeçalho de um registo de imagens de dedos tem 32 octetos.
biometric.fingerIdentifier	Um registo de imagens de dedos começa por FIR e um octeto zero.
biometric.fingerVersion	Só se descodifica a versão 010 do registo de imagens de dedos.
biometric.formatMissing	São exigidos o proprietário e o tipo do formato.
biometric.formatOther	O cabeçalho indica o formato {type} do proprietário {owner}; os dados têm o formato {expected} do proprietário 0101.
biometric.headerMissing	Falta o cabeçalho biométrico.
biometric.headerTooLong	O cabeçalho tem mais de 32 elementos.
biometric.imageCount	{stated, plural, =1 {Está indicada # imagem} other {Estão indicadas # imagens}}; {there, plural, =1 {existe #} other {existem #}}.
biometric.imageElsewhere	A imagem não começa onde os campos dizem.
biometric.imageInsideFields	A imagem está dentro dos campos.
biometric.imageLength	A imagem indica {stated, plural, =1 {# octeto} other {# octetos}}; {there, plural, =1 {existe #} other {existem #}}.
biometric.irisHeaderLength	O cabeçalho de um registo de imagens da íris tem 45 octetos.
biometric.irisIdentifier	Um registo de imagens da íris começa por IIR e um octeto zero.
biometric.irisVersion	Só se descodifica a versão 010 do registo de imagens da íris.
biometric.issuerContentMisplaced	O conteúdo definido pelo emissor pertence a um grupo sem modelos.
biometric.noAlternative	Aqui não está nenhuma das alternativas desta CHOICE.
biometric.noDataBlock	O modelo não contém nenhum bloco de dados.
biometric.noImage	O registo não contém nenhuma imagem.
biometric.noRepresentation	Não há nenhuma representação.
biometric.noTemplate	O grupo não contém nenhum modelo.
biometric.noTemplateCount	Não está indicado o número de modelos; {there, plural, =1 {existe #} other {existem #}}.
biometric.notDER	Um comprimento, número ou valor lógico não está na forma DER.
biometric.numberEmpty	Um número tem pelo menos um octeto.
biometric.numberRange	O número não está em {least}...{most}.
biometric.numberTooLong	O número tem mais de 63 bits.
biometric.octetsAfterImage	{count, plural, =1 {Segue-se # octeto} other {Seguem-se # octetos}} ao fim da imagem.
biometric.octetsAfterLastImage	{count, plural, =1 {Segue-se # octeto} other {Seguem-se # octetos}} à última imagem.
biometric.octetsAfterLastView	{count, plural, =1 {Segue-se # octeto} other {Seguem-se # octetos}} à última vista.
biometric.octetsFollow	Há octetos depois do objeto de dados.
biometric.otherFormat	A imagem é do formato {format}, e está indicado outro.
biometric.otherSubtype	O subtipo biométrico indica uma parte do corpo diferente da dos dados.
biometric.otherTag	Está outra etiqueta onde um valor deve começar.
biometric.outlineCorners	O que delimita um dedo tem dois ou mais cantos.
biometric.poseAngle	Um ângulo da pose, ou a sua incerteza, é {stated}; o máximo é 181.
biometric.rawImageLength	A imagem tem {there, plural, =1 {# octeto} other {# octetos}}; do tamanho indicado resultam {stated}.
biometric.recordLength	O registo indica {stated, plural, =1 {# octeto} other {# octetos}}; o seu objeto de dados tem {there}.
biometric.severalFingers	{count, plural, =1 {# imagem} other {# imagens}} de dedos num só bloco de dados, quando cada uma pertence a um modelo próprio.
biometric.statedHeaderLength	O registo indica um cabeçalho de {stated, plural, =1 {# octeto} other {# octetos}}.
biometric.stringMissing	Aqui deve estar uma cadeia com a etiqueta {tag}.
biometric.subtypeMissing	O subtipo biométrico é aqui exigido.
biometric.tagMisplaced	A etiqueta {tag} não é a de um campo que possa estar aqui.
biometric.tagOfOtherStandard	Os dados são da ISO/IEC {standard}, e a etiqueta é a da outra norma.
biometric.templateCount	{stated, plural, =1 {Está indicado # modelo} other {Estão indicados # modelos}}; {there, plural, =1 {existe #} other {existem #}}.
biometric.templateCountLength	O número de modelos tem um octeto.
biometric.templatesMissing	Faltam os modelos biométricos, ou parte deles.
biometric.tooManyExtensions	Há mais de 64 elementos de extensão.
biometric.tooManyImages	O registo tem mais de {limit} imagens.
biometric.tooManyTemplates	O grupo tem mais de 255 modelos.
biometric.tooManyValues	Há mais de {limit} valores.
biometric.tooManyViews	O registo tem mais de {limit} vistas.
biometric.truthValueLength	Um valor lógico tem um octeto.
biometric.unknownCompression	A norma não define a compressão {code}.
biometric.unknownImageFormat	A norma não define o formato de imagem {code}.
biometric.unknownSignature	A imagem não começa por nenhuma assinatura conhecida.
biometric.unknownValue	A norma não define aqui o valor {value}.
biometric.viewHeaderLength	O cabeçalho de uma vista de dedo tem 14 octetos.
biometric.viewLength	A vista indica {stated, plural, =1 {# octeto} other {# octetos}}; {there, plural, =1 {existe #} other {existem #}}.
block.added	+ {block}
block.asked	Bloquear {subject}, digam as listas o que disserem? [s/N]
block.attributeUnknown	{name} não é um atributo de um nome: indique CN, O, OU, C, ST, L, serialNumber, emailAddress, DC ou outro nome da RFC 4519, ou o identificador de objeto com pontos. Uma vírgula ou um + num valor precisa de uma barra invertida antes.
block.by	O operador bloqueou {what, select, document {o signatário de documentos} seal {o signatário do selo} csca {a CSCA} series {a série a que o documento pertence} voucher {o que responde pela CSCA} list {o editor da lista que nomeia o signatário} other {{what}}} em {since}: {reason}.
block.byUntil	O operador bloqueou {what, select, document {o signatário de documentos} seal {o signatário do selo} csca {a CSCA} series {a série a que o documento pertence} voucher {o que responde pela CSCA} list {o editor da lista que nomeia o signatário} other {{what}}} de {since} a {until}: {reason}.
block.count	{count, plural, =1 {# bloqueio.} other {# bloqueios.}}
block.fileInvalid	{file} não contém em {member} bloqueios como os que epass trust block --json escreve.
block.fromAlone	--from traz os seus próprios motivos e dias; omita o argumento, --reason e --until.
block.fromAsked	Aplicar {count, plural, =1 {o # bloqueio} other {os # bloqueios}} do ficheiro, digam as listas o que disserem? [s/N]
block.giveAllDigits	Para bloquear o que o repositório não contém, indique todos os 64 dígitos do seu SHA-256.
block.issuedForm	Um certificado designa-se pelo seu número de série em algarismos hexadecimais, @ e o nome do seu emissor: 1A2B@C=UT, CN=CSCA UT.
block.issuerNotInStore	Nada no repositório corresponde: {name} foi comparado com {count, plural, =1 {o nome da sua única CSCA} other {os nomes das suas # CSCA}}. O bloqueio valerá quando vier um certificado desse emissor e número; compare o nome com o que epass inspect mostra do certificado.
block.line	bloqueio: {subject}, desde {since}: {reason}
block.lineUntil	bloqueio: {subject}, desde {since}, {isOver, select, yes {terminado em} other {até}} {until}: {reason}
block.nameIt	Indique o que se deve bloquear: um SHA-256, ou uma série de documentos.
block.needsReason	Um bloqueio precisa de --reason: quem der com ele tem de saber porquê.
block.noSeries	O documento não pertence a nenhuma série que o operador tenha bloqueado.
block.none	Não há bloqueios.
block.noneOnPath	O operador não bloqueou nenhum dos certificados em que isto assenta.
block.notInStore	Nada no repositório tem esse SHA-256. O bloqueio valerá para o que vier a tê-lo. Quem entrega um certificado pode dar-lhe outro SHA-256: por segurança indique o ficheiro do certificado, ou o seu número de série e o emissor.
block.nothing	O operador não bloqueou nada a que isto pudesse dizer respeito.
block.nothingToTake	Esse bloqueio não existe.
block.reasonLength	--reason aceita de 1 a {maximum} caracteres.
block.removed	- {block}
block.seriesCode	{code} não é um código de documento: uma ou duas letras, ou * para qualquer código.
block.seriesForm	Uma série é ESTADO:CÓDIGO:PRIMEIRO-ÚLTIMO, como D:P:C01X00000-C01X99999, ou ESTADO:CÓDIGO:NÚMERO.
block.seriesLengths	O primeiro número da série tem comprimento {first} e o último {last}; têm de ter ambos o mesmo comprimento.
block.seriesNumber	{number} não é um número de documento: letras e dígitos, sem caracteres de enchimento.
block.seriesReversed	O último número da série, {last}, vem antes do primeiro, {first}. Os dígitos vêm antes das letras.
block.seriesState	{code} não é o código de nenhum Estado que emita documentos, pelo que nenhum documento é dessa série.
block.unblockAsked	Retirar o bloqueio de {subject}? [s/N]
block.untilIsDay	--until aceita um dia como 2027-12-31; {text} é outra coisa.
block.untilPast	--until indica um dia que já passou: {day}.
block.vouchesForNothing	O operador bloqueou um certificado por onde passa este caminho; um tal caminho não responde por nada.
block.whatIsBlocked	epass trust block mostra o que está bloqueado.
block.whatIsNot	{text} não é um SHA-256, nem o começo de um (seis algarismos ou mais), nem uma série como D:P:C01X00000-C01X99999, nem número de série e emissor como 1A2B@C=UT, CN=CSCA UT.
ca.answerHasData	A resposta a {command} tem dados.
ca.keyAgreementTemplate3DES	MSE:Set KAT limita as mensagens seguras a 3DES; o protocolo é {algorithm}.
ca.keyOfOtherKind	A entrada anuncia uma chave de {kind}, mas a chave é de outro tipo.
ca.keyUnusable	A chave pública estática do chip não pode ser usada. {error}.
ca.notAgreed	O chip não concordou com a autenticação do chip.
ca.refused	O chip recusou a autenticação do chip: {meaning}.
ca.responseUnasked	Veio uma resposta da autenticação do chip sem comando.
ca.tooManyKeys	O chip tem mais de {count} chaves públicas estáticas; esta não foi examinada.
cardAccess.absent	O documento não tem EF.CardAccess e não foi assinado nenhum PACEInfo.
cardAccess.bacUsed	Foi usado Basic Access Control, embora o emissor tenha assinado que o chip tem PACE ({files}).
cardAccess.channelNotProven	O chip recusou PACE ou não respondeu, e foi usado Basic Access Control. Quem estiver entre o leitor e o chip pode tê-lo causado.
cardAccess.confirmed	EF.CardAccess é confirmado por {files}.
cardAccess.dirCardSecurityNotProven	Não está provado que EF.CardSecurity, que pode confirmar EF.DIR, seja do emissor.
cardAccess.dirCardSecurityNotRead	EF.CardSecurity, que pode confirmar EF.DIR, não foi lido.
cardAccess.dirConfirmed	EF.DIR é o que está em EF.CardSecurity.
cardAccess.dirDiffers	EF.DIR não é o que está em EF.CardSecurity.
cardAccess.dirInterrupted	A leitura terminou antes do fim de EF.DIR.
cardAccess.dirNoCopy	EF.CardSecurity não tem cópia de EF.DIR.
cardAccess.dirNotAsked	EF.DIR não foi lido, e nada depende dele.
cardAccess.dirNotRead	EF.CardSecurity tem uma cópia de EF.DIR, que não foi lido.
cardAccess.entriesNotSigned	{count, plural, =1 {Não está assinada # entrada} other {Não estão assinadas # entradas}} de um total de {total} em EF.CardAccess: {count, plural, =1 {não consta} other {não constam}} de {files}.
cardAccess.entriesSignedNowhere	{count, plural, =1 {Não está assinada # entrada} other {Não estão assinadas # entradas}} de um total de {total} em EF.CardAccess: {count, plural, =1 {não consta} other {não constam}} do documento.
cardAccess.noAccessControl	Os ficheiros foram lidos sem controlo de acesso, embora o emissor tenha assinado que o chip tem PACE ({files}).
cardAccess.noDomainParameters	Não foi usado PACE: nenhum PACEInfo de {files} indica os seus parâmetros de domínio.
cardAccess.noPACEInfo	Nem EF.CardAccess nem um ficheiro assinado tem um PACEInfo.
cardAccess.noSignedFile	Não foi lido nenhum ficheiro assinado.
cardAccess.notSigned	EF.CardAccess oferece PACE e nenhum ficheiro assinado contém um PACEInfo.
cardAccess.nothingToConfirm	EF.CardAccess não tem nada que um ficheiro assinado devesse confirmar.
cardAccess.openingNotRecorded	Não está registado como o chip foi aberto.
cardAccess.paceFailed	O chip recusou PACE ou não respondeu, e foi usado Basic Access Control. Depois, a autenticação do chip protegeu o canal.
cardAccess.paceHidden	O chip não mostrou o seu PACE (EF.CardAccess), embora o emissor tenha assinado que o chip tem PACE ({files}).
cardAccess.paceInfosHidden	Em EF.CardAccess {count, plural, =1 {falta #} other {faltam #}} dos {total} PACEInfo que o emissor assinou ({files}).
cardAccess.paceUsed	Foi usado PACE, e EF.CardAccess tem todos os PACEInfo de {files}.
cardAccess.twoFiles	{first} e {second}
cardAccess.unknown	Não se sabe se o chip tem um EF.CardAccess.
cardAccess.withheld	O chip não forneceu EF.CardAccess, e há confirmação assinada de que o tem: {files}.
certificate.bitStringMalformed	A cadeia de bits está malformada.
certificate.extensionTwice	A extensão é indicada duas vezes.
certificate.identifierLength	O identificador está vazio ou é demasiado longo.
certificate.keyNotUsable	não utilizável
certificate.link	ligação
certificate.listTooLong	Tem {count, plural, =1 {# octeto} other {# octetos}}; leem-se no máximo {maximum}.
certificate.noSuchKindOfName	Esse tipo de nome não existe.
certificate.noSuchVersion	Essa versão não existe.
certificate.pathLengthOutOfRange	O comprimento do caminho está fora dos limites.
certificate.root	raiz
certificate.serialNumberMalformed	O número de série está malformado.
channel.answerToResetLength	A resposta ao reset (ATR) da outra parte tem {count, plural, =1 {# octeto} other {# octetos}}; são possíveis 2 a 33.
channel.answerToResetLengthRemedy	Ligue um chip virtual que fale o protocolo do vpcd.
channel.commandTooLong	Um comando de {count, plural, =1 {# octeto} other {# octetos}} é demasiado longo para o leitor, que aceita {limit}.
channel.commandTooLongRemedy	Envie-o em partes, ou use outro leitor.
channel.commandTooShort	Um comando de {count, plural, =1 {# octeto} other {# octetos}} não é um comando: quatro é o mínimo.
channel.commandTooShortRemedy	Codifique o comando como CommandAPDU.
channel.noConnection	Não é possível aceitar uma ligação: {error}.
channel.noSocket	Não foi possível abrir um socket: {error}.
channel.noVirtualChip	Nenhum chip virtual se ligou à porta {port}.
channel.noVirtualChipRemedy	Inicie um, por exemplo `epass simulate --connect 127.0.0.1:{port}`.
channel.portRemedy	Liberte a porta ou indique outra e tente de novo.
channel.portUnusable	A porta {port} de 127.0.0.1 não pode ser usada: {error}.
channel.transcriptCommand	o comando {header} de {count, plural, =1 {# octeto} other {# octetos}}
channel.transcriptEnd	o fim da conversa
channel.transcriptFailure	nenhum comando: há um erro sem comando
channel.transcriptGotCommand	o comando {header}
channel.transcriptMismatch	Depois de {played, plural, =1 {# comando} other {# comandos}}, a transcrição contém: {expected}; recebeu: {got}.
channel.transcriptNoResponse	A transcrição não tem resposta ao comando {command}.
channel.transcriptNoResponseRemedy	Reproduza uma transcrição em que cada comando tenha resposta.
channel.transcriptNothing	nada mais
channel.transcriptReset	um reset
channel.transcriptResponse	nenhum comando: há uma resposta sem comando
channel.transcriptRestore	uma espera pelo chip
channel.virtualChipGone	O chip virtual fechou a ligação.
channel.virtualChipGoneRemedy	Inicie o chip virtual e leia de novo.
channel.virtualChipLate	O chip virtual não respondeu a tempo.
channel.virtualChipLateRemedy	Veja se ainda está em execução e leia de novo.
channel.virtualChipUnasked	O chip virtual enviou mais do que o pedido.
channel.virtualChipUnaskedRemedy	Corrija o chip virtual: uma trama responde a um comando.
channel.virtualResponseTruncated	A resposta do chip virtual tem {count, plural, =1 {# octeto} other {# octetos}}; os octetos de estado são dois.
channel.virtualResponseTruncatedRemedy	Corrija o chip virtual.
channel.waitFailed	A espera falhou: {error}.
check.deviationRefused	{deviation}. A política recusa-o.
check.formRefused	{deviation}. O que foi assinado está inalterado, mas a política recusa esta forma.
check.hash	o hash de {file}
check.name.access.cardAccess.authenticity	EF.CardAccess face aos ficheiros assinados
check.name.access.dir.authenticity	EF.DIR face a EF.CardSecurity
check.name.access.protocol.downgrade	o uso de PACE onde foi assinado
check.name.access.protocol.established	a abertura do chip
check.name.access.terminalAuthentication.established	a prova dos direitos do terminal
check.name.chip.activeAuthentication.signature	a prova por autenticação ativa
check.name.chip.chipAuthentication.keyAgreement	a prova por autenticação do chip
check.name.chip.chipAuthenticationMapping.data	a prova por mapeamento de autenticação do chip
check.name.chip.proof.demanded	a prova do chip que a política exige
check.name.document.dg11.matchesDG1	EF.DG11 face a EF.DG1
check.name.document.dg12.matchesDG1	EF.DG12 face a EF.DG1
check.name.document.expiry.current	a data de validade em EF.DG1
check.name.document.issuer.allowed	o Estado face aos que a política aceita
check.name.document.issuer.matchesSigner	o Estado emissor face ao país do signatário de documentos
check.name.document.mrz.checkDigits	os dígitos de controlo em EF.DG1
check.name.document.mrz.matchesDG1	a MRZ impressa face a EF.DG1
check.name.document.mrz.printedForm	a disposição e os dígitos de controlo da MRZ impressa
check.name.document.operator.notBlocked	se o operador bloqueou a série do documento
check.name.document.status.notReported	se o documento foi dado como perdido, roubado ou cancelado
check.name.document.type.allowed	o tipo do documento face aos que a política aceita
check.name.document.validity.period	a validade do documento face ao que a política exige
check.name.integrity.com.matchesSOD	EF.COM face a EF.SOD
check.name.integrity.dataGroups.structure	a estrutura dos grupos de dados
check.name.integrity.mandatoryDataGroups	os grupos de dados que todos os documentos têm
check.name.issuer.cardSecurity.revocation	o estado de revogação do signatário de EF.CardSecurity
check.name.issuer.cardSecurity.signature	o caminho do signatário de EF.CardSecurity até à sua CSCA
check.name.issuer.cardSecurity.validity	a validade dos certificados por trás de EF.CardSecurity
check.name.issuer.csca.usagePeriod	o período em que a chave da CSCA assina
check.name.issuer.csca.validity	a validade do certificado da CSCA
check.name.issuer.ds.algorithms	os algoritmos de EF.SOD e do caminho até à CSCA
check.name.issuer.ds.documentType	os tipos de documentos que o signatário pode produzir
check.name.issuer.ds.revocation	o estado de revogação do signatário de documentos
check.name.issuer.ds.signature	o caminho do signatário de documentos até à sua CSCA
check.name.issuer.ds.usagePeriod	o período em que a chave do signatário de documentos assina
check.name.issuer.ds.validity	a validade do certificado do signatário de documentos
check.name.issuer.material.age	a idade das listas em que o veredicto assenta
check.name.issuer.operator.notBlocked	se o operador bloqueou o signatário de documentos ou a sua CSCA
check.name.lds2.csca.usagePeriod	o período em que assina a chave da CSCA por trás do registo
check.name.lds2.csca.validity	a validade do certificado da CSCA por trás do registo
check.name.lds2.record.certificate	o certificado a que o registo se refere
check.name.lds2.record.date	a data do registo
check.name.lds2.record.holder	o passaporte que o registo indica
check.name.lds2.record.searchCopy	a cópia do Estado ao lado dos dados assinados
check.name.lds2.record.signature	a assinatura do registo
check.name.lds2.signer.algorithms	os algoritmos do registo e do seu caminho
check.name.lds2.signer.name	o nome que precede o certificado do signatário do registo
check.name.lds2.signer.profile	o perfil do certificado do signatário do registo
check.name.lds2.signer.revocation	o estado de revogação do signatário do registo
check.name.lds2.signer.role	se o signatário pode assinar tais registos
check.name.lds2.signer.signature	o caminho do signatário do registo até à sua CSCA
check.name.lds2.signer.state	o Estado do registo face ao do seu signatário
check.name.lds2.signer.validity	a validade do certificado do signatário do registo
check.name.seal.content.features	os elementos do selo
check.name.seal.content.signature	a assinatura do selo
check.name.seal.content.structure	a estrutura do selo
check.name.seal.csca.usagePeriod	o período em que assina a chave da CSCA por trás do selo
check.name.seal.csca.validity	a validade do certificado da CSCA por trás do selo
check.name.seal.document.dateOfIssue	as datas no selo
check.name.seal.document.expiry	a data de validade do documento com o selo
check.name.seal.issuer.matchesSigner	o Estado emissor do selo face ao país do seu signatário
check.name.seal.mrz.checkDigits	os dígitos de controlo da zona no selo
check.name.seal.mrz.matchesHeader	o Estado emissor na zona do selo face ao cabeçalho
check.name.seal.mrz.matchesPrinted	a zona no selo face à impressa
check.name.seal.operator.notBlocked	se o operador bloqueou o signatário do selo, a sua CSCA ou a série do documento
check.name.seal.passport.matchesPrinted	o número do passaporte no selo face ao passaporte
check.name.seal.signer.certificate	o certificado do signatário do selo
check.name.seal.signer.documentType	os tipos de documentos para os quais o signatário pode fazer selos
check.name.seal.signer.revocation	o estado de revogação do signatário do selo
check.name.seal.signer.signature	o caminho do signatário do selo até à sua CSCA
check.name.seal.signer.usagePeriod	o período em que a chave do signatário do selo assina
check.name.seal.signer.validity	a validade do certificado do signatário do selo
check.name.securityObject.cardSecurity.signature	a assinatura de EF.CardSecurity
check.name.securityObject.cardSecurity.signedAttributes	os atributos assinados de EF.CardSecurity
check.name.securityObject.cardSecurity.structure	a estrutura de EF.CardSecurity
check.name.securityObject.sod.signature	a assinatura de EF.SOD
check.name.securityObject.sod.signedAttributes	os atributos assinados de EF.SOD
check.name.securityObject.sod.structure	a estrutura de EF.SOD
check.noRevocationList	Não há nenhuma lista de revogação do emissor no repositório.
check.noSecurityObject	Não há um objeto de segurança com um só signatário que sirva de base à avaliação.
check.noSignerCertificate	O certificado do signatário de documentos não é conhecido.
chip.activeAuthentication	autenticação ativa
chip.answerNotAllowed	A resposta do chip {method, select, activeAuthentication {à autenticação ativa} chipAuthentication {à autenticação do chip} chipAuthenticationMapping {ao mapeamento de autenticação do chip} terminalAuthentication {à autenticação do terminal} other {a {method}}} não é das que a norma permite.
chip.answerNotJudged	O que o chip respondeu não foi avaliado: {why}.
chip.answeredUnderKeys	O chip respondeu com as chaves da autenticação do chip ({group}, {cipher}).
chip.cardSecurityAbsent	O chip não tem EF.CardSecurity, que contém a sua chave.
chip.cardSecurityDenied	O chip negou o acesso a EF.CardSecurity, que contém a sua chave.
chip.cardSecurityTooLarge	EF.CardSecurity, que contém a chave do chip, é maior do que aquilo que dele se lê.
chip.cardSecurityUndecodable	EF.CardSecurity, que contém a chave do chip, não pode ser descodificado.
chip.certificateTooLong	Um certificado não cabe no que o leitor e o chip transmitem.
chip.challengeNone	O que está registado como desafio não tem 8 octetos.
chip.channelLostDuring	O canal perdeu-se durante {method, select, activeAuthentication {a autenticação ativa} chipAuthentication {a autenticação do chip} chipAuthenticationMapping {o mapeamento de autenticação do chip} terminalAuthentication {a autenticação do terminal} other {{method}}}.
chip.channelLostOver	O canal perdeu-se em {file}.
chip.chipAuthentication	autenticação do chip
chip.chipAuthenticationMapping	mapeamento de autenticação do chip
chip.dataGroup14NotAuthenticated	Não se sabe se DG14 é o que foi assinado, pelo que o que oferece não conta.
chip.dataGroup14Undecodable	DG14 não pode ser descodificado.
chip.dataGroupThere	embora o documento tenha o grupo de dados {number}
chip.dataNotRecorded	porque os seus dados não estão nas evidências
chip.deviationsRefused	{what}. {deviations}. A política recusa-o.
chip.endedDuring	A leitura terminou durante {method, select, activeAuthentication {a autenticação ativa} chipAuthentication {a autenticação do chip} chipAuthenticationMapping {o mapeamento de autenticação do chip} terminalAuthentication {a autenticação do terminal} other {{method}}}.
chip.fileNotInSecurityObject	EF.SOD não enumera esse ficheiro.
chip.fileNotRead	porque {file} não foi lido
chip.groupUnknown	O grupo registado não é conhecido.
chip.joinedKeys	O chip ligou a chave do seu canal PACE à sua chave estática ({group}).
chip.keyFileDenied	O chip negou o acesso a {file}, que contém a chave da prova.
chip.keyFileMissing	EF.SOD tem um hash de {file}, que contém a chave do chip, mas o chip diz que esse ficheiro não existe.
chip.keyNotAuthenticated	{what}, com uma chave de {file} que não está autenticada. {why}.
chip.keyTooLong	O leitor não transmite tantos octetos quantos a chave tem.
chip.leftOut	{method, select, activeAuthentication {A autenticação ativa foi omitida} chipAuthentication {A autenticação do chip foi omitida} chipAuthenticationMapping {O mapeamento de autenticação do chip foi omitido} terminalAuthentication {A autenticação do terminal foi omitida} other {{method} foi omitido}} por quem leu.
chip.mapping.confirmed	a equação verifica-se
chip.mapping.groupMismatch	a chave é de outro grupo
chip.mapping.lengthInvalid	não tem tantos octetos quantos a ordem do grupo
chip.mapping.mismatch	a equação não se verifica
chip.mapping.outOfRange	o número é zero ou não é inferior à ordem do grupo
chip.mapping.paddingInvalid	o seu enchimento está errado
chip.mappingDataNone	Os dados de autenticação do chip que o chip enviou não podem ser decifrados.
chip.mappingKeyMissing	EF.CardSecurity não tem nenhuma chave com o id dos parâmetros de domínio com que o PACE foi executado.
chip.mappingKeyUnusable	A chave de EF.CardSecurity com esse id é de outro grupo ou não pode ser usada.
chip.mappingNotOffered	O chip não oferece mapeamento de autenticação do chip.
chip.mappingNotUsed	O chip oferece mapeamento de autenticação do chip e foi aberto de outro modo.
chip.noChain	Nenhum certificado do terminal conduz a um ponto de confiança do chip.
chip.noChainTo	Nenhum certificado do terminal conduz a um ponto de confiança do chip ({authorities}).
chip.noChannel	A autenticação do terminal precisa de um canal da autenticação do chip.
chip.noCredentials	O terminal não tem certificados nem chave para a autenticação do terminal.
chip.noDataGroup	O documento não tem o grupo de dados {number}.
chip.noKeyInDataGroup14	DG14 não tem chave para a autenticação do chip.
chip.noKeyOfThatID	DG14 não tem nenhuma chave utilizável com o id com que a autenticação do chip foi executada.
chip.noRightToFile	Os certificados do terminal não dão direito a este ficheiro.
chip.noRights	Os certificados do terminal não dão direito a nenhum grupo de dados.
chip.noTrustPoint	O chip não indica nenhuma autoridade que aceitasse.
chip.noUsableKey	Nenhuma chave de DG14 pode ser usada para a autenticação do chip.
chip.notReached	A leitura terminou antes {method, select, activeAuthentication {da autenticação ativa} chipAuthentication {da autenticação do chip} chipAuthenticationMapping {do mapeamento de autenticação do chip} terminalAuthentication {da autenticação do terminal} other {de {method}}}.
chip.notRecorded	{method, select, activeAuthentication {Não está registada nenhuma autenticação ativa} chipAuthentication {Não está registada nenhuma autenticação do chip} chipAuthenticationMapping {Não está registado nenhum mapeamento de autenticação do chip} terminalAuthentication {Não está registada nenhuma autenticação do terminal} other {Não está registado nenhum {method}}}, {why}.
chip.notRun	{method, select, activeAuthentication {A autenticação ativa não foi executada} chipAuthentication {A autenticação do chip não foi executada} chipAuthenticationMapping {O mapeamento de autenticação do chip não foi executado} terminalAuthentication {A autenticação do terminal não foi executada} other {{method} não foi executado}}, {why}.
chip.notShownGenuine	O terminal só mostra os seus certificados a chips autênticos, e nenhuma CSCA de confiança respondeu por este.
chip.notSigned	O chip não conseguiu provar que é o que o Estado emitiu: é uma cópia, ou foi trocado ({why, message}).
chip.offerMalformed	Uma entrada que o poderia oferecer não pode ser descodificada. {error}.
chip.offeredInDataGroup14	embora DG14 a ofereça
chip.offersUnknown	DG14 oferece autenticação do chip, mas a chave ou o protocolo para isso falta ou não é conhecido.
chip.openingNotKnown	porque não se sabe como o chip foi aberto
chip.otherChallenge	O desafio que o chip recebeu não é o do verificador.
chip.otherChannel	{file} não foi lido no canal que o mapeamento de autenticação do chip abriu.
chip.otherChannelOfKeys	{file} não foi lido no canal que a autenticação do chip abriu, e EF.CardSecurity não diz de que documento é.
chip.privateKeyNotKnown	A autenticação do chip falhou: o chip não conhece a chave privada.
chip.refusal.algorithmUnsupported	a função de hash não é nenhuma das da norma
chip.refusal.digestMismatch	o resumo não é o do desafio
chip.refusal.headerInvalid	o que foi recuperado não tem cabeçalho da ISO/IEC 9796-2
chip.refusal.keyMalformed	DG15 não contém uma chave pública
chip.refusal.keyUnsupported	a chave de DG15 não é de um tipo ou tamanho suportado
chip.refusal.libraryFailed	a biblioteca criptográfica falhou
chip.refusal.messageTooShort	nada da mensagem foi recuperado
chip.refusal.notPartialRecovery	o que foi recuperado é uma mensagem inteira e não parte de uma
chip.refusal.paddingInvalid	o enchimento antes da parte recuperada está errado
chip.refusal.responseTooLong	a resposta é mais longa do que uma assinatura desta chave
chip.refusal.responseTruncated	a resposta é mais curta do que uma assinatura desta chave
chip.refusal.signatureFormat	a resposta não é uma assinatura ECDSA
chip.refusal.signatureInvalid	a assinatura é de outra chave ou sobre outro desafio
chip.refusal.signatureOutOfRange	um número da assinatura está fora dos limites
chip.refusal.trailerHashMismatch	o terminador (trailer) indica uma função de hash diferente da do resumo
chip.refusal.trailerUnknown	o que foi recuperado não tem terminador (trailer) da ISO/IEC 9796-2
chip.refused	O chip recusou {method, select, activeAuthentication {a autenticação ativa} chipAuthentication {a autenticação do chip} chipAuthenticationMapping {o mapeamento de autenticação do chip} terminalAuthentication {a autenticação do terminal} other {{method}}}.
chip.refusedAtStep	O chip recusou {method, select, activeAuthentication {a autenticação ativa} chipAuthentication {a autenticação do chip} chipAuthenticationMapping {o mapeamento de autenticação do chip} terminalAuthentication {a autenticação do terminal} other {{method}}} ({step}, {status}).
chip.refusedWithStatus	O chip recusou {method, select, activeAuthentication {a autenticação ativa} chipAuthentication {a autenticação do chip} chipAuthenticationMapping {o mapeamento de autenticação do chip} terminalAuthentication {a autenticação do terminal} other {{method}}} ({status}).
chip.responseDoesNotFit	A assinatura do chip é demasiado longa: de uma resposta não passam mais de {most} octetos.
chip.responseNotRecorded	Não está registada nenhuma resposta à autenticação ativa.
chip.responseShort	A resposta do chip é mais curta do que uma assinatura da chave de DG15, embora houvesse lugar para uma inteira.
chip.securityObjectMissing	Não há um objeto de segurança que diga o que o documento oferece.
chip.securityObjectNotReached	A leitura terminou antes do fim do objeto de segurança.
chip.signedDataGroup14NotRead	porque o DG14 que foi assinado não foi lido
chip.signedTerminalsChallenge	O chip assinou um desafio do terminal ({algorithm}).
chip.signedVerifiersChallenge	O chip assinou o desafio do verificador ({algorithm}).
chip.staticKeyNotReached	O que o chip enviou não conduz à sua chave estática: {why}.
chip.terminalAccepted	O chip aceitou o terminal.
chip.terminalAuthentication	autenticação do terminal
chip.terminalDidNotSign	A chave do terminal não assinou o desafio do chip.
chip.terminalMayRead	O chip aceitou o terminal, que pode ler {files}.
chip.terminalNotOffered	DG14 não oferece autenticação do terminal.
chip.terminalNotSigned	A chave do terminal não assinou o desafio do chip. {error}.
chip.terminalUnverified	{what}, embora não tivesse sido demonstrado que o chip é autêntico (laboratório).
claim.activeAuthentication	a autenticação ativa teve êxito
claim.chipAuthentication	a autenticação do chip teve êxito
claim.chipAuthenticationMapping	o mapeamento de autenticação do chip teve êxito
claim.passiveAuthentication	a autenticação passiva teve êxito
cli.nameFile	Indique um ficheiro ou uma pasta; uma variável da shell pode não estar definida.
cli.policyAt	{file}:{line}:{column}: {error}
cli.simulatorMember	A descrição do documento está errada em {member}. {error}.
cli.trustUnusable	O material de confiança não pode ser usado. {error}.
cli.trustUnusableIn	O material de confiança em {place} não pode ser usado. {error}.
conformance.advised	Não como recomendado: {count, plural, =1 {# regra} other {# regras}}; --json e --html indicam quais.
conformance.all	todas
conformance.answer.either	qualquer dos dois
conformance.answer.failed	falha
conformance.answer.successful	êxito
conformance.ask	O que respondeu o leitor? Escreva s para êxito, f para falha e qualquer outra coisa se não respondeu nada:
conformance.at	{file}:{line}:{column}: {error}
conformance.because	Tem de falhar por um destes motivos: {reasons}
conformance.becauseOfSuccess	Só um caso que tem de falhar indica porquê.
conformance.chipNotOpened	Não foi possível abrir o chip: {answer}.
conformance.clause	Cláusula: {clause}
conformance.configurationUnknown	A configuração {name} não existe.
conformance.cvcaPair	--cvca e --cvca-key indicam-se em conjunto.
conformance.destructiveLeft	{count, plural, =1 {# caso deixa} other {# casos deixam}} o chip com outra data ou outro ponto de confiança, e não {count, plural, =1 {foi executado} other {foram executados}}; --destructive executa-{count, plural, =1 {o} other {os}}.
conformance.diffChanged	{name}: {before}, depois {after}
conformance.diffGone	{name}: {before}, e não executado da segunda vez
conformance.diffNew	{name}: não executado da primeira vez, depois {after}
conformance.diffNothing	Todos os casos deram o mesmo resultado em ambas as execuções.
conformance.differs	Por opção: {why}
conformance.doubled	O nome {name} aparece duas vezes.
conformance.finding	{place}: esperado: {expected}; observado: {observed}
conformance.heading.fail	falhou
conformance.heading.inconclusive	em aberto
conformance.heading.notApplicable	não aplicável
conformance.heading.pass	aprovado
conformance.heading.title	assunto
conformance.heading.unit	unidade
conformance.listAlone	--list e --print-ics não se combinam.
conformance.listNames	epass conform {campaign} --list enumera todas as regras e unidades.
conformance.memberMissing	Falta o membro {name}.
conformance.misread	Lidos sem o deverem ser, ou o inverso: {files}
conformance.noAuthority	Isto não é um certificado de uma CVCA.
conformance.noBoolean	Isto tem de ser true ou false.
conformance.noCase	Nenhum caso se chama {name}.
conformance.noCertificate	O certificado {name} não existe.
conformance.noChipDate	--chip-date é um dia, AAAA-MM-DD.
conformance.noConfiguration	Um caso indica uma configuração ou, em notMade, por que razão não se pode criar nenhuma.
conformance.noDataGroup	Isto tem de ser um dos grupos de dados DG1 a DG16.
conformance.noDate	Isto tem de ser um dia, na forma AAAA-MM-DD.
conformance.noExpression	Isto tem de ser constituído por octetos em dígitos hexadecimais, objetos de dados e nomes, como em 83(trustPoint); Docs/conformance.md enumera os nomes.
conformance.noFile	Isto tem de ser o nome de um ficheiro, como DG1, COM ou CardAccess.
conformance.noFiles	{folder} não contém nenhum ficheiro de casos: um ficheiro NAME.json com um membro cases.
conformance.noFilesRemedy	Indique uma pasta como Conformance/reader ou Conformance/chip, ou um ficheiro dela.
conformance.noHolder	Isto tem de ser CVCA, ou uma mnemónica de um a nove caracteres e três dígitos.
conformance.noList	Isto tem de ser uma lista de no máximo {most, plural, =1 {# elemento} other {# elementos}}.
conformance.noMaterial	{file} não tem nenhum certificado, nenhuma lista de revogação nem nenhuma lista assinada.
conformance.noMember	Aqui não existe o membro {name}.
conformance.noName	Isto tem de ser um nome de letras, dígitos, pontos, hífenes, traços inferiores e barras, 80 no máximo.
conformance.noNumber	Isto tem de ser um número de {least} a {most}.
conformance.noObject	Isto tem de ser um objeto.
conformance.noRelativeDay	Isto tem de ser um dia contado a partir de start ou de end, como start+1m-2d.
conformance.noSchema	Isto tem de ser {schema}.
conformance.noStatusWord	Isto tem de ser constituído por palavras de estado: ok, error, refused, warning, ou quatro dígitos hexadecimais cada uma.
conformance.noStep	Um passo tem exatamente um destes membros: {words}.
conformance.noText	Isto tem de ser um texto de no máximo {most} octetos, sem caracteres de controlo.
conformance.noUnit	Nenhuma unidade se chama {name}.
conformance.noWord	Isto tem de ser um destes: {words}.
conformance.notObserved	{outcome}  {name}: {title}. Esperado: {expected}; nada foi observado
conformance.observeAlone	--observe refere-se a outro leitor: indique com --vpcd onde está.
conformance.observeNeeded	Não há ninguém que escreva o que o leitor responde.
conformance.observeNeededRemedy	Execute-o num terminal, ou indique com --observe um comando que faça funcionar o leitor.
conformance.observeTimeoutRange	--observe-timeout aceita de 1 a 3600 segundos.
conformance.observeWords	As palavras de {command} não podem ser separadas.
conformance.observed	{outcome}  {name}: {title}. Esperado: {expected}; observado: {observed}
conformance.open	{outcome}  {unit}: {count, plural, =1 {# regra} other {# regras}}, a partir de {name}: {reason}
conformance.otherReason	Falhou, mas por nenhum dos motivos pelos quais tem de falhar.
conformance.outcome.fail	FALHOU
conformance.outcome.inconclusive	EM ABERTO
conformance.outcome.notApplicable	NÃO APLICÁVEL
conformance.outcome.pass	APROVADO
conformance.pageCases	{name}: {title}
conformance.pageCounts	{pass} de {count} com o resultado esperado
conformance.pageNote	Todos os documentos destes casos são criados pelo simulador; não existe ninguém com esse nome.
conformance.pagePolicy	Política: {policy}
conformance.pageTitle	Conformidade de {subject}
conformance.pageTrace	Rasto: {count, plural, =1 {# passo} other {# passos}}
conformance.pageUnits	Unidades
conformance.printed	Impresso no documento: {lines}
conformance.profilesFound	O chip declara: {profiles}
conformance.progress	Casos: {done} de {count}
conformance.reasons	Motivos: {reasons}
conformance.resumeOther	{file} contém os resultados de outro programa ou de outra política.
conformance.resumeOtherRemedy	Continue com o mesmo programa e a mesma política, ou comece de novo.
conformance.resumed	{count, plural, =1 {Foi retomado # resultado} other {Foram retomados # resultados}} de {file}.
conformance.rowDeleted	{name} não tem texto: foi suprimido na edição {edition}.
conformance.rowMoved	{name} não tem texto na presente edição: passou para a parte 4 da especificação de testes da ICAO, como {other}.
conformance.rule	{outcome}  {name}: {title}
conformance.ruleSummary	{pass, plural, one {# regra cumprida} other {# regras cumpridas}}, {fail, number} violadas, {open, number} impossíveis de avaliar; {others, plural, one {# não se aplica} other {# não se aplicam}} a estes ficheiros.
conformance.step	Passo {number}{way, select, bac { depois de BAC} pace { depois de PACE} other {}}, {what}: esperado: {expected}; observado: {observed}
conformance.summary	{pass, number} de {count, number} casos decorreram como esperado, {fail, number} não; {open, number} não puderam ser observados. {others, plural, one {# outro caso não se aplica} other {# outros casos não se aplicam}}.
conformance.told	{done} de {count}: {name}, {title}. Resultado esperado: {expected}.
country.bothUnknown	O país da CSCA e do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} é {country}, que não está na tabela de códigos.
country.britishTerritory	DG1 tem o estatuto britânico {state}, o signatário de documentos um território britânico, {country}.
country.cardSecurityDiffers	{file} foi assinado por este país: {signing}; o documento é deste: {country}.
country.meant	Queria dizer {names}?
country.nationalityOnly	O Estado emissor em DG1, {state}, é o código de uma nacionalidade, e não de um emissor.
country.noState	DG1 não indica nenhum Estado emissor.
country.notNamed	A CSCA ou o {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} não indica país.
country.ofDocumentSignerUnknown	O país do signatário de documentos não é conhecido.
country.ofDocumentUnknown	O país do documento, que tem de ser o do signatário, não é conhecido.
country.ofSignerUnknown	O país do signatário não é conhecido.
country.oneUnknown	O país da CSCA é {authority}, o do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} é {country}, e um deles não está na tabela de códigos.
country.signerDiffers	Países: o da CSCA é {authority}, o do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} é {country}.
country.signerNamesNone	O signatário de documentos não indica país.
country.signerUnknown	O país do signatário de documentos, {country}, não está na tabela de códigos.
country.stateDiffers	O Estado em DG1 é {state} ({issuer}), o do signatário de documentos é {country}.
country.stateMatches	O Estado emissor em DG1 é o país do signatário de documentos, {country}.
country.stateNamed	O Estado emissor em DG1 é o que os certificados indicam, {state}.
country.stateUnknown	O Estado emissor em DG1, {state}, não está na tabela de códigos.
country.stateWithoutLetters	O Estado emissor em DG1, {state}, não tem duas letras que um certificado pudesse ter; o país do signatário de documentos é {country}.
country.unknown	Nenhum país se chama {text}.
country.unknownMeant	Nenhum país se chama {text}. Queria dizer {names}?
country:AD	Andorra
country:AE	Emirados Árabes Unidos
country:AF	Afeganistão
country:AG	Antígua e Barbuda
country:AI	Anguila
country:AL	Albânia
country:AM	Arménia
country:AN	Antilhas Neerlandesas
country:AO	Angola
country:AQ	Antártida
country:AR	Argentina
country:AS	Samoa Americana
country:AT	Áustria
country:AU	Austrália
country:AW	Aruba
country:AX	Ilhas Aland
country:AZ	Azerbaijão
country:BA	Bósnia e Herzegovina
country:BB	Barbados
country:BD	Bangladeche
country:BE	Bélgica
country:BF	Burquina Faso
country:BG	Bulgária
country:BH	Barém
country:BI	Burundi
country:BJ	Benim
country:BL	São Bartolomeu
country:BM	Bermudas
country:BN	Brunei
country:BO	Bolívia
country:BQ	Países Baixos Caribenhos
country:BR	Brasil
country:BS	Bahamas
country:BT	Butão
country:BV	Ilha Bouvet
country:BW	Botsuana
country:BY	Bielorrússia
country:BZ	Belize
country:CA	Canadá
country:CC	Ilhas dos Cocos (Keeling)
country:CD	República Democrática do Congo
country:CF	República Centro-Africana
country:CG	República do Congo
country:CH	Suíça
country:CI	Costa do Marfim
country:CK	Ilhas Cook
country:CL	Chile
country:CM	Camarões
country:CN	China
country:CO	Colômbia
country:CR	Costa Rica
country:CU	Cuba
country:CV	Cabo Verde
country:CW	Curaçao
country:CX	Ilha do Natal
country:CY	Chipre
country:CZ	Chéquia
country:DE	Alemanha
country:DJ	Jibuti
country:DK	Dinamarca
country:DM	Dominica
country:DO	República Dominicana
country:DZ	Argélia
country:EC	Equador
country:EE	Estónia
country:EG	Egito
country:EH	Sara Ocidental
country:ER	Eritreia
country:ES	Espanha
country:ET	Etiópia
country:EU	União Europeia
country:FI	Finlândia
country:FJ	Fiji
country:FK	Ilhas Falkland
country:FM	Micronésia
country:FO	Ilhas Faroé
country:FR	França
country:GA	Gabão
country:GB	Reino Unido
country:GD	Granada
country:GE	Geórgia
country:GF	Guiana Francesa
country:GG	Guernsey
country:GH	Gana
country:GI	Gibraltar
country:GL	Gronelândia
country:GM	Gâmbia
country:GN	Guiné
country:GP	Guadalupe
country:GQ	Guiné Equatorial
country:GR	Grécia
country:GS	Ilhas Geórgia do Sul e Sandwich do Sul
country:GT	Guatemala
country:GU	Guame
country:GW	Guiné-Bissau
country:GY	Guiana
country:HK	Hong Kong, RAE da China
country:HM	Ilhas Heard e McDonald
country:HN	Honduras
country:HR	Croácia
country:HT	Haiti
country:HU	Hungria
country:IA	OACI
country:ID	Indonésia
country:IE	Irlanda
country:IL	Israel
country:IM	Ilha de Man
country:IN	Índia
country:IO	Território Britânico do Oceano Índico
country:IQ	Iraque
country:IR	Irão
country:IS	Islândia
country:IT	Itália
country:JE	Jersey
country:JM	Jamaica
country:JO	Jordânia
country:JP	Japão
country:KE	Quénia
country:KG	Quirguistão
country:KH	Camboja
country:KI	Quiribáti
country:KM	Comores
country:KN	São Cristóvão e Neves
country:KP	Coreia do Norte
country:KR	Coreia do Sul
country:KS	Kosovo
country:KW	Kuwait
country:KY	Ilhas Caimão
country:KZ	Cazaquistão
country:LA	Laos
country:LB	Líbano
country:LC	Santa Lúcia
country:LI	Listenstaine
country:LK	Sri Lanka
country:LR	Libéria
country:LS	Lesoto
country:LT	Lituânia
country:LU	Luxemburgo
country:LV	Letónia
country:LY	Líbia
country:MA	Marrocos
country:MC	Mónaco
country:MD	Moldávia
country:ME	Montenegro
country:MF	São Martinho
country:MG	Madagáscar
country:MH	Ilhas Marshall
country:MK	Macedónia do Norte
country:ML	Mali
country:MM	Mianmar (Birmânia)
country:MN	Mongólia
country:MO	Macau, RAE da China
country:MP	Ilhas Marianas do Norte
country:MQ	Martinica
country:MR	Mauritânia
country:MS	Monserrate
country:MT	Malta
country:MU	Maurícia
country:MV	Maldivas
country:MW	Maláui
country:MX	México
country:MY	Malásia
country:MZ	Moçambique
country:NA	Namíbia
country:NC	Nova Caledónia
country:NE	Níger
country:NF	Ilha Norfolk
country:NG	Nigéria
country:NI	Nicarágua
country:NL	Países Baixos
country:NO	Noruega
country:NP	Nepal
country:NR	Nauru
country:NT	Zona Neutra
country:NU	Niue
country:NZ	Nova Zelândia
country:OM	Omã
country:PA	Panamá
country:PE	Peru
country:PF	Polinésia Francesa
country:PG	Papua-Nova Guiné
country:PH	Filipinas
country:PK	Paquistão
country:PL	Polónia
country:PM	São Pedro e Miquelão
country:PN	Ilhas Pitcairn
country:PR	Porto Rico
country:PS	Territórios palestinianos
country:PT	Portugal
country:PW	Palau
country:PY	Paraguai
country:QA	Catar
country:RE	Reunião
country:RO	Roménia
country:RS	Sérvia
country:RU	Rússia
country:RW	Ruanda
country:SA	Arábia Saudita
country:SB	Ilhas Salomão
country:SC	Seicheles
country:SD	Sudão
country:SE	Suécia
country:SG	Singapura
country:SH	Santa Helena
country:SI	Eslovénia
country:SJ	Svalbard e Jan Mayen
country:SK	Eslováquia
country:SL	Serra Leoa
country:SM	São Marinho
country:SN	Senegal
country:SO	Somália
country:SR	Suriname
country:SS	Sudão do Sul
country:ST	São Tomé e Príncipe
country:SV	Salvador
country:SX	Sint Maarten
country:SY	Síria
country:SZ	Essuatíni
country:TC	Ilhas Turcas e Caicos
country:TD	Chade
country:TF	Territórios Franceses do Sul
country:TG	Togo
country:TH	Tailândia
country:TJ	Tajiquistão
country:TK	Toquelau
country:TL	Timor-Leste
country:TM	Turquemenistão
country:TN	Tunísia
country:TO	Tonga
country:TR	Turquia
country:TT	Trindade e Tobago
country:TV	Tuvalu
country:TW	Taiwan
country:TZ	Tanzânia
country:UA	Ucrânia
country:UG	Uganda
country:UM	Ilhas Menores Afastadas dos EUA
country:UN	Nações Unidas
country:US	Estados Unidos
country:UY	Uruguai
country:UZ	Usbequistão
country:VA	Cidade do Vaticano
country:VC	São Vicente e Granadinas
country:VE	Venezuela
country:VG	Ilhas Virgens Britânicas
country:VI	Ilhas Virgens dos EUA
country:VN	Vietname
country:VU	Vanuatu
country:WF	Wallis e Futuna
country:WS	Samoa
country:XBA	Banco Africano de Desenvolvimento
country:XCC	Comunidade das Caraíbas
country:XCE	Conselho da Europa
country:XCO	Mercado Comum da África Oriental e Austral
country:XDC	Comunidade de Desenvolvimento da África Austral
country:XEC	Comunidade Económica dos Estados da África Ocidental
country:XES	Organização dos Estados das Caraíbas Orientais
country:XIM	Banco Africano de Exportação e Importação
country:XMP	Assembleia Parlamentar do Mediterrâneo
country:XOM	Ordem Soberana e Militar de Malta
country:XPO	INTERPOL
country:YE	Iémen
country:YT	Maiote
country:ZA	África do Sul
country:ZM	Zâmbia
country:ZW	Zimbabué
crypto.algorithmMissing	Falta ao OpenSSL {algorithm}.
crypto.algorithmOfOtherKey	{algorithm} não é um algoritmo de uma chave {key}.
crypto.algorithmRefused	O OpenSSL recusou {algorithm}.
crypto.algorithmsMissing	Falta ao OpenSSL um algoritmo do Doc 9303.
crypto.allowanceSpent	O documento indica mais grupos grandes próprios do que os que se testam; este, de {bits, plural, =1 {# bit} other {# bits}}, não foi testado.
crypto.bitStringNotWhole	Espera-se uma cadeia de bits de octetos inteiros.
crypto.blockNotEncrypted	Não foi possível cifrar o bloco.
crypto.bufferTooSmall	O buffer de saída é demasiado pequeno.
crypto.cipherFailed	{cipher} falhou.
crypto.cipherNotKeyed	Não foi possível aplicar a chave ao contexto de cifra.
crypto.cmacRefused	CMAC recusou a sua cifra.
crypto.coordinateTooLarge	Uma coordenada não é inferior ao primo.
crypto.coordinatesNoResidues	As coordenadas não são resíduos módulo o primo de {group}.
crypto.curveEncodingNotChosen	Não foi possível escolher a codificação da curva.
crypto.curveMissing	Falta a esta compilação do OpenSSL a curva {curve}.
crypto.curveNotExplicit	Os parâmetros da curva não estão por extenso.
crypto.curveNotListed	A curva {curve} não está na lista.
crypto.divisionFailed	Uma divisão falhou.
crypto.dsaKeyRefused	O OpenSSL recusou a chave DSA.
crypto.dsaMissing	Falta DSA ao OpenSSL.
crypto.dsaOrderBounds	A ordem de uma chave DSA tem 160, 224 ou 256 bits; esta tem {bits}.
crypto.dsaParametersInherited	A chave DSA não tem parâmetros de domínio próprios.
crypto.dsaPrimeBounds	O número primo de uma chave DSA tem de 1024 a 3072 bits e é ímpar; este tem {bits}.
crypto.elementCut	A codificação termina dentro de um elemento.
crypto.elementMissing	A codificação termina onde se espera um elemento.
crypto.elementOfOtherGroup	Um elemento de {element} não é um elemento de {group}.
crypto.fixedSequenceEnds	A sequência fixa de octetos aleatórios chegou ao fim.
crypto.generatorBounds	Um gerador tem de estar entre 2 e p-2.
crypto.generatorOrder	O gerador não tem a ordem indicada.
crypto.groupNotListed	Os números não são os de nenhum grupo da lista.
crypto.hashNotBegun	Não foi possível iniciar {hash}.
crypto.hashNotComputed	Não foi possível calcular {hash}.
crypto.ivLength	O vetor de inicialização tem {length, plural, =1 {# octeto} other {# octetos}}.
crypto.keyAlgorithmUnsupported	O algoritmo de chave {algorithm} não é suportado.
crypto.keyLength	Uma chave de {cipher} tem {length, plural, =1 {# octeto} other {# octetos}}.
crypto.keyNotCopied	Não foi possível copiar a chave.
crypto.keyNotDerived	Não foi possível derivar a chave.
crypto.keyNotGenerated	Não foi possível gerar a chave.
crypto.keyOpensNoSignature	Uma chave {key} não abre assinaturas: só RSA o faz.
crypto.keyVerifiesNoECDSA	Uma chave {key} não verifica assinaturas ECDSA.
crypto.lengthNotDER	Um comprimento não é DER, ou é demasiado grande.
crypto.lengthNotMinimal	Um comprimento não é mínimo.
crypto.macLength	Um MAC tem {length, plural, =1 {# octeto} other {# octetos}}.
crypto.macNoWholeBlocks	A entrada do MAC não é um número inteiro de blocos.
crypto.macNotComputed	Não foi possível calcular o MAC.
crypto.modularOperationFailed	Uma operação modular falhou.
crypto.modulusBounds	Um módulo é um primo ímpar de no máximo 512 octetos.
crypto.modulusNotPrepared	Não foi possível preparar um módulo.
crypto.neutralElement	O elemento neutro de {group} não é uma chave pública nem um segredo.
crypto.noCipherContext	Não foi possível criar um contexto de cifra.
crypto.noCoordinate	Não foi possível obter a coordenada x de um ponto de {curve}.
crypto.noCurve	{group} não é uma curva.
crypto.noCurveNorParameters	A chave não tem o nome de uma curva nem os seus parâmetros.
crypto.noDomainParameters	Nenhuns parâmetros de domínio normalizados têm este número.
crypto.noIntegratedMapping	{group} não é um grupo do mapeamento integrado.
crypto.noMemoryForComputation	Não há memória para um cálculo.
crypto.noMemoryForGroup	Não há memória para {group}.
crypto.noMemoryForModulus	Não há memória para um módulo.
crypto.noMemoryForNumber	Não há memória para um número.
crypto.noMemoryForPoint	Não há memória para um ponto de {curve}.
crypto.noPEMKey	Isto não é uma chave privada não cifrada em PEM.
crypto.noPKCS8	Isto não é uma chave privada PKCS #8 de RSA ou de uma curva.
crypto.noPadding	O texto decifrado não termina com enchimento.
crypto.noPrimeField	A curva não é sobre um corpo primo.
crypto.noRandomOctets	O gerador aleatório não deu octetos.
crypto.noRandomScalar	O gerador aleatório não deu nenhum escalar de {group}.
crypto.noSuchElement	Esse elemento não existe em {group}.
crypto.noTestGenerator	Não foi possível preparar o gerador de teste.
crypto.noWholeBlocks	A entrada não é um número inteiro de blocos de {length, plural, =1 {# octeto} other {# octetos}}.
crypto.notSigned	O OpenSSL não conseguiu assinar com {algorithm}.
crypto.numberNoResidue	O número não é um resíduo módulo o primo de {group}.
crypto.numberNotMinimal	Um número não é mínimo.
crypto.numberNotPositive	Espera-se um número positivo.
crypto.numberNotReduced	Não foi possível reduzir um número.
crypto.objectIdentifierMalformed	Um identificador de objeto está malformado.
crypto.octetsFollow	Há octetos onde a codificação devia terminar.
crypto.oneBlockWanted	É preciso um bloco de {length, plural, =1 {# octeto} other {# octetos}}.
crypto.orderBounds	A ordem de um subgrupo tem pelo menos {least} bits e menos do que o primo; esta tem {bits}.
crypto.orderMissing	Falta a ordem do subgrupo.
crypto.orderNoDivisor	A ordem do subgrupo não divide p-1.
crypto.orderNotChecked	Não foi possível verificar a ordem de um valor público.
crypto.orderNotPrime	A ordem do subgrupo não é um número primo.
crypto.otherModulus	Os números são resíduos de outro módulo.
crypto.otherTag	Espera-se um elemento com outra etiqueta.
crypto.paddingTooLong	O enchimento é mais longo do que um bloco.
crypto.pkcs3WithoutOrder	Falta aos parâmetros de PKCS #3 a ordem do subgrupo.
crypto.plainSignatureLength	Uma assinatura simples em {curve} tem {length, plural, =1 {# octeto} other {# octetos}}; esta tem {there}.
crypto.pointAtInfinity	O ponto no infinito não é uma chave pública.
crypto.pointCompressed	Um ponto tem de ser enviado sem compressão, como 04 || x || y.
crypto.pointLength	Um ponto de {curve} deve ter {length, plural, =1 {# octeto} other {# octetos}}.
crypto.pointNotEncoded	Não foi possível codificar um ponto de {curve}.
crypto.pointNotMultiplied	Não foi possível multiplicar um ponto de {curve}.
crypto.pointNotOnCurve	O ponto não está em {curve}.
crypto.pointsNotAdded	Não foi possível somar dois pontos de {curve}.
crypto.powerFailed	Não foi possível calcular uma potência em GF(p).
crypto.primalityNotTested	Não foi possível testar se um número é primo.
crypto.primeBounds	Um primo de Diffie-Hellman tem {least} a {most} bits; este tem {bits}.
crypto.primeMissing	O OpenSSL não tem o primo {prime}.
crypto.privateKeyNotEncoded	Não foi possível codificar a chave privada.
crypto.productFailed	Não foi possível calcular um produto em GF(p).
crypto.providerNotLoaded	Não foi possível carregar o provider predefinido do OpenSSL.
crypto.publicKeyNotEncoded	Não foi possível codificar a chave pública.
crypto.publicPointCompressed	O ponto público não é um ponto não comprimido da curva.
crypto.publicPointNotOnCurve	O ponto público não está na curva.
crypto.publicValueBounds	Um valor público tem de estar entre 2 e p-2.
crypto.publicValueLength	Um valor público deste grupo tem 1 a {most} octetos.
crypto.publicValueOne	O valor público é 1, o que a norma não permite.
crypto.publicValueOutside	O valor público não está no subgrupo do gerador.
crypto.publicValueSmallOrder	O valor público gera só poucos elementos.
crypto.representativeBounds	{what, select, signature {A assinatura} other {O representante}} não está entre 1 e n - 1.
crypto.representativeLength	{what, select, signature {A assinatura} other {O representante}} tem {length, plural, =1 {# octeto} other {# octetos}}; o módulo tem {modulus}.
crypto.representativeNotSigned	O OpenSSL não conseguiu assinar o representante.
crypto.rsaExponentBounds	Um expoente RSA é ímpar, superior a 1 e de no máximo 64 bits.
crypto.rsaKeyBounds	Uma chave RSA tem 1024 a 8192 bits.
crypto.rsaKeyRefused	O OpenSSL recusou a chave RSA.
crypto.rsaMissing	Falta RSA ao OpenSSL.
crypto.rsaModulusBounds	Um módulo RSA tem 1024 a 8192 bits e é ímpar; este tem {bits}.
crypto.rsaNumbersTooLong	Os números da chave RSA são demasiado longos.
crypto.saltLength	Um sal de {length, plural, =1 {# octeto} other {# octetos}} não cabe em nenhuma chave RSA.
crypto.signatureNotOpened	O OpenSSL não conseguiu abrir a assinatura.
crypto.signatureNumberBounds	O número {number} da assinatura não está entre 1 e n - 1.
crypto.tablesNotMade	Não foi possível criar as tabelas de {group}.
crypto.verificationNotSetUp	Não foi possível preparar a verificação.
crypto.zeroNotInvertible	Zero não tem inverso.
cvc.algorithmHistoric	{algorithm} já não consta da lista.
cvc.algorithmUnknown	{identifier} não é um algoritmo da autenticação do terminal.
cvc.authenticatedRequest	Isto é um pedido de certificado autenticado, não um certificado.
cvc.authorizationLength	Uma autorização do tipo {kind, select, inspectionSystem {sistema de inspeção} authenticationTerminal {terminal de autenticação} signatureTerminal {terminal de assinatura} other {{kind}}} tem {expected, plural, =1 {# octeto} other {# octetos}}; esta tem {count}.
cvc.authorizationOutOfBounds	Uma autorização tem 1 a 32 octetos; esta tem {count}.
cvc.chainLimits	Uma cadeia é construída com no máximo {certificates} certificados e {references, plural, =1 {# referência} other {# referências}}.
cvc.curveOfIssuerUnknown	Nenhum certificado acima indica a curva da chave do seu emissor.
cvc.curveUnknown	Nenhum certificado acima indica a curva desta chave.
cvc.dateDigit	Um octeto da data não é um dígito.
cvc.dateLength	Uma data tem seis octetos; esta tem {count}.
cvc.domainParametersStated	Indica parâmetros de domínio, o que só uma CVCA faz.
cvc.expired	Expirou em {last}.
cvc.expiresBeforeEffective	Expira em {last}, antes da sua data de início.
cvc.issuerKeyUnusable	A chave do seu emissor não pode ser usada. {error}.
cvc.issuerMissing	O certificado do seu emissor não está presente.
cvc.keySizeUnlisted	A sua chave, {key}, é de um tamanho que não consta da lista.
cvc.lastButOneNotVerifier	O penúltimo não é o de um verificador de documentos.
cvc.lastNotTerminal	O último certificado não é o de um terminal.
cvc.lengthNotMinimal	O comprimento não é tão curto como em DER.
cvc.malformedReference	(malformada)
cvc.noCertificate	Um certificado começa por 7F21; isto é {tag}.
cvc.noChain	O chip confia em {keys}; {terminals}.
cvc.noChainToNoKey	O chip não confia em nenhuma chave; {terminals}.
cvc.noOctets	Não há octetos.
cvc.noRights	Não tem direito a ler DG3 ou DG4.
cvc.noTerminal	nenhum certificado de terminal está entre os indicados.
cvc.notLink	Antes do certificado do verificador de documentos só podem estar certificados de ligação.
cvc.notYetEffective	Torna-se válido em {first}.
cvc.numberDiffers	O primo é o de {curve}; este número não o é.
cvc.numberEmpty	O número não tem nenhum octeto.
cvc.numberPadded	O número começa por um octeto zero.
cvc.objectFollows	Segue-se o objeto de dados {tag} onde nada devia seguir-se.
cvc.objectMissing	Falta no fim o objeto de dados {tag}.
cvc.otherAlgorithm	A sua chave é de outro algoritmo ou tamanho: {algorithm}.
cvc.otherIssuer	Indica {reference} como seu emissor.
cvc.otherObject	Aqui devia estar o objeto de dados {expected}; está {tag}.
cvc.otherTerminalType	A sua autorização é de outro tipo: {kind, select, inspectionSystem {sistema de inspeção} authenticationTerminal {terminal de autenticação} signatureTerminal {terminal de assinatura} other {{kind}}}.
cvc.pointCompressed	O ponto não é um ponto não comprimido.
cvc.primeUnlisted	O primo não é o de nenhuma curva da lista.
cvc.profileIdentifier	O identificador do perfil não é 0 (versão 1).
cvc.referenceCharacter	Um carácter da referência não está atribuído na ISO/IEC 8859-1.
cvc.referenceCharacterSet	Um carácter não é da ISO/IEC 8859-1.
cvc.referenceCountry	O código do país não são duas letras maiúsculas.
cvc.referenceLength	Uma referência tem 8 a 16 octetos; esta tem {count}.
cvc.referenceRepeated	Um certificado anterior tem a mesma referência de titular.
cvc.referenceSequence	O número de sequência não são cinco dígitos ou letras maiúsculas.
cvc.requestBody	O corpo é o de um pedido de certificado.
cvc.signatureInvalid	A sua assinatura não é de {issuer}.
cvc.signatureLength	Uma assinatura de {count, plural, =1 {# octeto} other {# octetos}} não condiz com nenhuma chave.
cvc.standsUnder	{terminal} está sob {authority}
cvc.tooLong	{count, plural, =1 {# octeto é} other {# octetos são}} mais do que um certificado tem.
cvc.tooManyCertificates	Mais de {maximum} certificados.
cvc.tooManyExtensions	Um certificado tem mais de {maximum} extensões.
cvc.verifierMissing	{terminal}: falta o certificado de {verifier}
date.alone	{day}
date.day	{day}/{month}/{year}
date.moment	{day}, {time} UTC
decision.accept	ACEITAR
decision.byDefault	Nenhuma regra da política {policy} se aplica.
decision.byRule	Pela regra {rule} da política {policy}: {basis}.
decision.byRuleAlone	Pela regra {rule} da política {policy}.
decision.reject	REJEITAR
decision.review	REVER
defectList.authorityRevoked	O certificado de CSCA {subject} está revogado segundo {publication}.
defectList.changed	{check}: antes {before, select, successful {bem-sucedido} failed {falhado} undetermined {indeterminado} notSupported {não suportado} other {interrompido}}, agora {result, select, successful {bem-sucedido} failed {falhado} undetermined {indeterminado} notSupported {não suportado} other {interrompido}} por {entry}
defectList.entriesLost	{count, plural, =1 {# entrada não pode ser descodificada} other {# entradas não podem ser descodificadas}} (a primeira: {place}). {error}.
defectList.entriesUndecodable	{count, plural, =1 {# entrada não descodificável} other {# entradas não descodificáveis}}: {publication}
defectList.entry	{name}, entrada {entry} desta lista: {list}
defectList.excused	Isto falhou, e é desculpado por {publication} ({name}): {check}.
defectList.known	conhecido: {entry}
defectList.leaves	Isto fica {result, select, successful {bem-sucedido} failed {como falhado} undetermined {indeterminado} notSupported {como não suportado} other {interrompido}} por causa de {cause}: {check}.
defectList.listLost	O conteúdo da lista não pode ser descodificado ({place}). {error}.
defectList.listUndecodable	o conteúdo não descodificável: {publication}
defectList.more	e mais {count}
defectList.name.activeAuthenticationKeyCompromised	chaves comprometidas da autenticação ativa
defectList.name.authenticationProtocolFailure	um protocolo de autenticação que falha
defectList.name.cardSecurityMalformed	um EF.CardSecurity mal codificado
defectList.name.certificateOrKey	um desvio num certificado ou numa chave
defectList.name.certificateReplaced	um certificado do signatário de documentos que não pode ser descodificado
defectList.name.certificateRevoked	uma revogação de um certificado
defectList.name.chip	um desvio do chip
defectList.name.chipAuthenticationKeyCompromised	chaves comprometidas da autenticação do chip
defectList.name.chipSecurityMalformed	um EF.ChipSecurity mal codificado
defectList.name.comInconsistent	um EF.COM que contradiz EF.SOD
defectList.name.comSODDiscrepancy	listas erradas de grupos de dados em EF.COM e EF.SOD
defectList.name.cscaEncoding	um campo mal codificado no certificado de CSCA
defectList.name.dataGroupHashWrong	um hash errado em EF.SOD
defectList.name.dataGroupMalformed	grupos de dados mal codificados
defectList.name.documentSignerEncoding	um campo mal codificado no certificado do signatário de documentos
defectList.name.documentSignerMalformed	um certificado mal codificado do signatário de documentos
defectList.name.documentSignerSignature	uma assinatura errada do certificado do signatário de documentos
defectList.name.eIDDataGroupMalformed	grupos de dados mal codificados da aplicação eID
defectList.name.eIDIntegrityUncertain	grupos de dados da aplicação eID cuja integridade não é certa
defectList.name.issuingCountry	um país do signatário de documentos em falta ou errado
defectList.name.logicalDataStructure	um desvio nos ficheiros do chip
defectList.name.machineReadableZone	um desvio na zona de leitura ótica
defectList.name.mrzCheckDigitWrong	um dígito de controlo errado na zona de leitura ótica
defectList.name.mrzDataWrong	dados errados na zona de leitura ótica
defectList.name.nationalUse	um desvio de um tipo de uso nacional
defectList.name.powerDownRequired	um chip a que é preciso cortar a alimentação entre duas autenticações
defectList.name.securityObjectInvalid	um EF.SOD que não pode ser validado
defectList.name.securityObjectSignatureWrong	uma assinatura errada de EF.SOD
defectList.name.unknown	uma falha de um tipo que não é conhecido
defectList.name.validityPeriodIncorrect	um período de validade errado
defectList.name.wrongSignerIdentifier	um signatário errado indicado em EF.SOD
defectList.notApplied	não aplicado ({reason}): {entry}
defectList.notGranted	O documento é posto em dúvida por {publication} ({name}), que não tem concessão para o seu Estado.
defectList.refused.listNotTrusted	ninguém conhecido está por trás da lista
defectList.refused.malformed	o que diz não pode ser lido
defectList.refused.noExcuses	a política não aceita desculpas
defectList.refused.notComparable	os seus limites não se podem comparar com este documento
defectList.refused.notGranted	o publicador da lista não tem concessão para este Estado
defectList.refused.otherState	uma lista de desvios só pode falar dos documentos do seu próprio Estado
defectList.refused.overBroad	os seus limites são tão amplos que falaria de todos os documentos
defectList.signerRevoked	O {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} está revogado segundo {publication}.
defectList.stated	{name} ({publication})
demand.cloneable	O chip não oferece nenhuma prova de que é o original: uma cópia não se distingue dele.
demand.countryAllowed	A política aceita documentos deste Estado: {state}.
demand.countryNotAllowed	A política não aceita documentos deste Estado: {state}.
demand.countryUnknown	O Estado {code} não está em nenhuma tabela, pelo que não se pode dizer se a política aceita os seus documentos.
demand.documentGiven	Espera-se um selo, e isto é a evidência de um documento.
demand.expiresSoon	O documento expira em {day}, e a política exige que seja válido por mais {days, plural, =1 {# dia} other {# dias}}.
demand.listOld	A política exige que {list} tenha no máximo {most, plural, =1 {# dia} other {# dias}}, e ela é de {day}, há {days, plural, =1 {# dia} other {# dias}}.
demand.listsNew	As listas são tão recentes como a política exige.
demand.masterList	a lista mestra em que veio o certificado da CSCA
demand.noDateOfIssue	Não se sabe por quanto tempo o documento é válido ao todo: a sua data de emissão não foi lida, ou não pode ser lida.
demand.noListInStore	Nenhuma lista mestra do repositório diz quando foi assinada, pelo que não se conhece a sua idade.
demand.noMasterList	O certificado da CSCA não veio em nenhuma lista mestra que diga quando foi assinada, pelo que não se conhece a sua idade.
demand.noProofOffered	O documento não oferece nenhuma das provas que a política aceita.
demand.periodFits	O documento é válido por {months, plural, =1 {# mês} other {# meses}} no máximo.
demand.proofNotShown	O chip não provou que é o original por uma via que a política aceite.
demand.proofShown	O que a política exige está cumprido: {check}.
demand.proofShownToOthers	O chip provou a um terminal que é o original, e a política exige que isso seja mostrado a quem avalia.
demand.revocationList	a lista de revogação do emissor
demand.sealGiven	Espera-se um documento, e isto é um selo: não prova nada de um chip nem do seu titular.
demand.sealUnread	O selo não diz de que Estado ou de que tipo é o documento.
demand.store	a lista mestra mais recente do repositório
demand.typeAllowed	A política aceita documentos do tipo {code}.
demand.typeRefused	A política não aceita documentos do tipo {code}.
demand.validLongEnough	O documento é válido por {days, plural, =1 {# dia} other {# dias}} ou mais.
demand.validTooLong	O documento é válido de {issued} a {expiry}, e a política aceita no máximo {months, plural, =1 {# mês} other {# meses}}.
deviation.akiMismatch	O identificador de chave do signatário não indica nenhuma chave de confiança, mas uma chave do mesmo nome verifica a sua assinatura.
deviation.akiMissing	O signatário não indica nenhuma chave da sua CSCA; a âncora foi encontrada pelo nome.
deviation.alternativeCountryDiffers	Os códigos no nome alternativo não são do país do certificado.
deviation.anchorWithoutAuthority	A âncora não diz que é uma autoridade; sabe-se que o é pela sua origem.
deviation.attributeOrder	Os atributos assinados não estão na ordem de DER.
deviation.authoritiesShortEFWrong	EF.DG14 indica um identificador curto de EF.CVCA com o qual esse ficheiro não é encontrado; em vez disso, o ficheiro foi selecionado.
deviation.bareCodestream	Falta a uma imagem JPEG 2000 o formato de ficheiro à sua volta.
deviation.berEncoding	EF.SOD está em BER, e não em DER.
deviation.biometricBlockNotDER	Um comprimento, um número ou um valor lógico em dados biométricos está em BER, e não em DER.
deviation.biometricDataBlockTag	Dados biométricos de uma norma estão sob a etiqueta de outra.
deviation.biometricFormatOther	Um cabeçalho biométrico indica um formato, ou um proprietário dele, diferente do dos seus dados.
deviation.biometricHeaderIncomplete	Num cabeçalho biométrico falta o proprietário ou o tipo do seu formato.
deviation.biometricInstanceCount	Um ficheiro biométrico contém um número de modelos diferente do que indica.
deviation.biometricSeveralFeatures	Um só bloco de dados contém vários dedos ou os dois olhos.
deviation.biometricSubtypeMismatch	Um cabeçalho biométrico indica um dedo ou olho diferente do dos seus dados.
deviation.biometricSubtypeMissing	Um cabeçalho biométrico não diz a que dedo ou olho se refere.
deviation.biometricTemplateMissing	Falta, no todo ou em parte, a estrutura à volta dos dados biométricos.
deviation.bufferSizesNotStated	O chip diz que indica os tamanhos dos seus buffers em EF.ATR/INFO, e não o faz; os ficheiros foram lidos com comandos e respostas curtos.
deviation.cardAccessMalformed	EF.CardAccess não é uma lista de SecurityInfos, e foi tratado como inexistente.
deviation.cardSecurityEntryMissing	Falta em EF.CardSecurity uma entrada de EF.CardAccess, que outro ficheiro assinado confirma.
deviation.certificateEnvelope	Os octetos em volta da parte assinada do certificado do signatário não estão escritos como o seu emissor os escreve.
deviation.channelReopened	O chip perde sempre o canal seguro num certo ponto, e foi aberto de novo.
deviation.checkDigitNotDigit	Um dígito de controlo é uma letra, ou um carácter de enchimento onde não é permitido.
deviation.chipAuthenticationInfoMismatch	O que diz como se faz a autenticação do chip indica chaves diferentes das que existem.
deviation.chipAuthenticationInfoMissing	Nada diz como se usa uma chave para a autenticação do chip.
deviation.chipAuthenticationKeyIDMissing	Há várias chaves para a autenticação do chip, e uma delas, ou o que dela se diz, não tem identificador.
deviation.chipAuthenticationKeyUnwrapped	A chave do chip está no seu ficheiro sem a estrutura à sua volta.
deviation.chipAuthenticationUnknown	Uma entrada de autenticação do chip não é de nenhum tipo conhecido; o que oferece não pode ser usado.
deviation.chipAuthenticationVersion	A autenticação do chip não é indicada na versão da norma.
deviation.comRepeatedTag	EF.COM enumera um grupo de dados duas vezes.
deviation.comUnknownTag	EF.COM enumera algo que não é um grupo de dados.
deviation.computedCheckDigits	O chip foi aberto com os dígitos de controlo calculados, e não com os impressos.
deviation.contentTypeNotICAO	O tipo de conteúdo de EF.SOD não é o da ICAO.
deviation.cvcaLength	EF.CVCA não tem os seus 36 octetos.
deviation.dataObjectsReordered	Os objetos de dados de uma resposta não estão na ordem da norma.
deviation.dateBinaryCoded	Uma data está escrita em decimal codificado em binário (BCD).
deviation.dateImpossible	Uma data ou hora não existe.
deviation.dateIncomplete	Uma data que não é a de nascimento tem partes desconhecidas.
deviation.dateOfBirthInvalid	A data de nascimento não é uma data.
deviation.dateOfExpiryIncomplete	A data de validade tem partes desconhecidas, que só uma data de nascimento pode ter.
deviation.dateOfExpiryInvalid	A data de validade não é uma data.
deviation.dateUnpackedDigits	Os dígitos de uma data são números, e não caracteres.
deviation.dateWithoutCentury	Falta o século a uma data.
deviation.dateZeroForUnknown	Um mês ou dia desconhecido está escrito 00, onde a norma tem <<.
deviation.dhSubgroupUnknown	A ordem do grupo Diffie-Hellman do chip não é conhecida, pelo que ninguém pode dizer se um valor público está no seu subgrupo.
deviation.digestDiffersFromSignatureHash	O hash dentro da assinatura não é o do conteúdo.
deviation.digestInfoWithoutNull	A assinatura RSA indica o seu hash sem o NULL da norma.
deviation.digitInName	O nome tem um dígito.
deviation.documentCodeUnusual	O código do documento não começa por uma letra do seu formato.
deviation.documentNumberEmpty	O número do documento está vazio.
deviation.documentTypeListWithoutVersion	A lista de tipos de documentos do signatário não indica a sua versão.
deviation.dynamicAuthenticationDataAbsent	Na autenticação do chip, o chip omitiu um objeto de dados que está vazio.
deviation.ecdsaIntegerPadding	Um inteiro da assinatura ECDSA tem enchimento, ou falta-lhe o octeto de sinal.
deviation.elementTooLong	Um elemento de EF.DG11 ou EF.DG12 é mais longo do que a norma permite.
deviation.emptyElement	Um elemento de um grupo de dados está vazio.
deviation.emptyMappingDataAbsent	No mapeamento integrado de PACE o chip omitiu um objeto de dados que está vazio.
deviation.emptyRead	O chip respondeu a uma leitura com êxito e sem octetos.
deviation.extendedKeyUsagePresent	O signatário de documentos indica uma utilização alargada da chave, que a norma não tem.
deviation.extendedLengthRefused	O chip diz que aceita comandos e respostas longos, e recusou-os; os ficheiros foram lidos com curtos.
deviation.facialBlockLength	Uma imagem facial indica um comprimento que não condiz.
deviation.facialImageCount	O registo facial indica um número de imagens diferente do que contém.
deviation.facialPoseAngle	Uma imagem facial indica um ângulo da pose, ou a incerteza de um, que não existe.
deviation.facialRecordLength	O registo facial indica um comprimento diferente do que tem.
deviation.featurePointCount	Uma imagem facial indica um número de pontos característicos diferente do que contém.
deviation.fingerCount	Um registo de dedos indica um número de dedos ou de vistas diferente do que contém.
deviation.fingerRecordLength	Um registo de dedos indica um comprimento diferente do que tem.
deviation.fingerViewLength	Uma vista de um dedo indica um comprimento que não condiz.
deviation.germanyAsDEU	A Alemanha está escrita DEU, onde a norma tem D.
deviation.hashLongerThanKey	A função de hash da autenticação ativa é mais longa do que a chave, o que a norma proíbe.
deviation.hashNotAsStated	A assinatura da autenticação ativa usa uma função de hash diferente da que EF.DG14 indica.
deviation.hashNotStated	O chip não indica a função de hash da autenticação ativa; foi encontrada por tentativas.
deviation.headerReadFirst	O chip recusa dar um ficheiro quando se pedem mais octetos do que ele tem; os ficheiros foram lidos começando pelo cabeçalho.
deviation.imageFormatMismatch	Uma imagem é de um formato diferente do que o cabeçalho diz.
deviation.imageFoundBySignature	Uma imagem não começa onde os cabeçalhos dizem; foi encontrada pelos seus primeiros octetos.
deviation.instanceCount	Um grupo de dados contém um número de entradas diferente do que indica, não indica nenhum, ou tem mais do que a norma permite.
deviation.irisCount	Um registo de íris indica um número de olhos ou de imagens diferente do que contém.
deviation.irisImageLength	Uma imagem de um olho indica um comprimento que não condiz.
deviation.irisRecordLength	Um registo de íris indica um comprimento diferente do que tem.
deviation.issuerNameDiffers	O nome do emissor não é o do titular da âncora, embora o identificador de chave e a assinatura condigam.
deviation.issuerUnknown	O emissor não está em nenhuma tabela da norma.
deviation.keyUsageMissing	O signatário de documentos não indica a utilização da chave.
deviation.keyUsageNotCritical	A utilização da chave do signatário de documentos ou da sua CSCA não é crítica.
deviation.keyUsageNotDigitalSignature	A chave do signatário de documentos destina-se a compromisso de conteúdo, e não a assinaturas digitais.
deviation.ldsVersionUnknown	EF.COM ou EF.SOD indica uma versão da estrutura de dados que a norma não tem.
deviation.messagePartPadded	Na autenticação ativa, a parte da mensagem que cabe ao chip é mais curta do que o lugar que a assinatura tem.
deviation.mrzCheckDigitNotDigit	Um dígito de controlo em EF.DG1 é uma letra, ou um carácter de enchimento onde não é permitido.
deviation.mrzDateOfBirthInvalid	A data de nascimento na zona de leitura ótica de EF.DG1 não é uma data.
deviation.mrzDateOfExpiryIncomplete	A data de validade em EF.DG1 tem partes desconhecidas, que só uma data de nascimento pode ter.
deviation.mrzDateOfExpiryInvalid	A data de validade em EF.DG1 não é uma data.
deviation.mrzDateZeroForUnknown	Um mês ou dia desconhecido em EF.DG1 está escrito 00, onde a norma tem <<.
deviation.mrzDigitInName	O nome na zona de leitura ótica de EF.DG1 tem um dígito.
deviation.mrzDocumentCodeUnusual	O código do documento em EF.DG1 não começa por uma letra do seu formato.
deviation.mrzDocumentNumberEmpty	O número do documento em EF.DG1 está vazio.
deviation.mrzGermanyAsDEU	A Alemanha está escrita DEU em EF.DG1, onde a norma tem D.
deviation.mrzIssuerUnknown	O emissor em EF.DG1 não está em nenhuma tabela da norma.
deviation.mrzNameEmpty	O nome na zona de leitura ótica de EF.DG1 está vazio, ou começa por um carácter de enchimento.
deviation.mrzNameSeparatorRepeated	O nome na zona de leitura ótica de EF.DG1 tem mais de um enchimento duplo.
deviation.mrzNationalityUnknown	A nacionalidade em EF.DG1 não está em nenhuma tabela da norma.
deviation.mrzSexInvalid	O sexo na zona de leitura ótica de EF.DG1 é um carácter que não representa nenhum.
deviation.mrzSexX	O sexo na zona de leitura ótica de EF.DG1 é X, onde a norma tem <.
deviation.nameEmpty	O nome está vazio, ou começa por um carácter de enchimento.
deviation.nameSeparatorRepeated	O nome tem mais de um enchimento duplo.
deviation.nationalityUnknown	A nacionalidade não está em nenhuma tabela da norma.
deviation.oddReadWithoutDO53	Numa posição avançada de um ficheiro, o chip deu octetos sem o objeto de dados à sua volta.
deviation.otherApplicationIdentifier	Os ficheiros não estão sob o identificador de aplicação do Doc 9303.
deviation.otherNameOutsideTemplate	Um outro nome em EF.DG11, ou uma outra pessoa em EF.DG12, está fora do seu modelo.
deviation.outerLengthNotMinimal	O comprimento de um certificado para terminais não é tão curto como em DER.
deviation.paceFailed	O chip não executou o PACE que oferece e foi aberto com Basic Access Control.
deviation.paceInfoNotSigned	EF.CardAccess oferece PACE e nenhum ficheiro assinado o diz.
deviation.paceInfoWithoutParameterID	Uma oferta de PACE não indica os seus parâmetros de domínio, como a norma exige.
deviation.paddingAfterImage	Depois de uma imagem há octetos que não fazem parte dela.
deviation.paddingAtEndOfFile	O chip preencheu os últimos octetos de um ficheiro de modo diferente do da norma.
deviation.parameterReferenceOtherForm	O chip aceitou a outra forma do comando que inicia o PACE, com ou sem os seus parâmetros de domínio.
deviation.passwordRepeated	O chip só aceitou a palavra-passe quando foi enviada mais uma vez.
deviation.privilegedTerminalInfoNotSigned	O que EF.CardAccess diz a terminais com privilégios não está em nenhum ficheiro assinado.
deviation.publicValueFilled	Um valor público de Diffie-Hellman no mapeamento de PACE está preenchido com zeros.
deviation.rawImageLength	Uma imagem sem compressão tem um comprimento diferente do que resulta do tamanho indicado.
deviation.readLengthReduced	Os ficheiros foram lidos em partes mais curtas, pois as mais longas foram recusadas.
deviation.responseTooLong	O chip deu mais octetos do que os pedidos.
deviation.rsaLeadingZerosDropped	A assinatura RSA é mais curta do que o módulo.
deviation.sealCurveDiffers	A chave do signatário do selo está numa curva diferente da do algoritmo que o selo indica.
deviation.sealMembersUnsigned	O selo tem membros que não estão assinados; nada do que dizem se sabe ser verdadeiro.
deviation.sealSignerPurposeMissing	O certificado do signatário do selo não diz a que se destina.
deviation.securityInfoMalformed	Uma entrada de SecurityInfos não pode ser descodificada e é deixada de fora.
deviation.securityInfoVersion	Um SecurityInfo não é da versão da norma.
deviation.securityInfosSequence	Os SecurityInfos de um ficheiro são uma sequência, onde a norma tem um conjunto.
deviation.securityInfosTrailing	Há octetos depois dos SecurityInfos de um ficheiro; são ignorados.
deviation.securityInfosWrapped	Os SecurityInfos de um ficheiro estão dentro de outra estrutura.
deviation.securityObjectFewDataGroups	EF.SOD enumera menos de dois grupos de dados.
deviation.securityObjectManyDataGroups	EF.SOD tem mais entradas do que grupos de dados existem.
deviation.securityObjectNotDER	A lista de hashes em EF.SOD está em BER, e não em DER.
deviation.securityObjectRepeatedDataGroup	EF.SOD enumera duas vezes um grupo de dados, com hashes iguais.
deviation.securityObjectUnknownDataGroup	EF.SOD enumera um número que nenhum grupo de dados tem.
deviation.securityObjectVersionInfo	EF.SOD tem informação de versão onde a sua versão não a tem, ou não a tem onde a sua versão a exige.
deviation.selectWarning	O chip respondeu a uma seleção com um aviso.
deviation.selectWithAnswer	O chip só aceita uma seleção quando se pede uma resposta.
deviation.sexInvalid	O sexo é um carácter que não representa nenhum.
deviation.sexX	O sexo é X, onde a norma tem <.
deviation.sha1TrailerOption2	A assinatura da autenticação ativa sobre SHA-1 termina em 33CC, onde a norma exige BC.
deviation.shortEFNotSupported	O chip não aceita identificadores curtos de ficheiros; em vez disso, os ficheiros foram selecionados.
deviation.shortEFOtherFile	Um identificador curto conduziu a outro ficheiro; a partir daí os ficheiros foram selecionados.
deviation.signatureAlgorithmNotPlain	EF.DG14 indica o algoritmo da autenticação ativa por um identificador que a norma não tem para ele.
deviation.signatureEncodedAsDER	A assinatura ECDSA da autenticação ativa é uma sequência DER, e não está no formato simples.
deviation.signatureHashNotNamed	O algoritmo de assinatura não indica o seu hash.
deviation.signatureLeadingZerosDropped	Faltam os zeros iniciais à assinatura RSA da autenticação ativa.
deviation.signatureOverSHA1	A assinatura ECDSA da autenticação ativa usa SHA-1, o que a norma proíbe.
deviation.signedDataVersion	SignedData tem a versão 4 ou 5, e não 3.
deviation.signerCertificateNotEmbedded	EF.SOD não contém o certificado do seu signatário; foi usada a cópia do repositório.
deviation.signerIdentifierMismatch	EF.SOD indica um certificado diferente do que fez a sua assinatura.
deviation.signerInfoVersion	A versão da estrutura do signatário não condiz com o modo como indica o seu certificado.
deviation.signingTimeMissing	Uma lista assinada não diz quando foi assinada.
deviation.sodIndefiniteLength	EF.SOD tem um comprimento indefinido, onde a norma exige DER.
deviation.staticKeyNamedCurve	A chave do chip indica a sua curva, onde a norma quer os parâmetros por extenso.
deviation.staticKeyX942	A chave Diffie-Hellman do chip está codificada como em X9.42, e não como em PKCS #3.
deviation.statusObjectAbsent	Falta a uma resposta do chip o objeto de dados com os octetos de estado, pelo que nada os protegeu.
deviation.tagListMissing	EF.DG11 ou EF.DG12 não tem a lista dos seus elementos.
deviation.tagListNamesAbsentElement	A lista de elementos de EF.DG11 ou EF.DG12 indica um que não está lá.
deviation.tagListNamesTemplate	A lista de elementos de EF.DG11 ou EF.DG12 indica o modelo dos nomes, e não o que está nele.
deviation.tagListOmitsElement	A lista de elementos de EF.DG11 ou EF.DG12 não indica um que está lá.
deviation.tagWithoutLastOctet	Um carimbo de data e hora em EF.DG12 está sob uma etiqueta a que falta o último octeto.
deviation.terminalAuthenticationChained	Um certificado ou uma assinatura da autenticação do terminal foi para o chip em vários comandos.
deviation.terminalAuthenticationStaticBinding	O chip aceitou a assinatura do terminal sobre o número do documento ou o CAN, e não sobre a sua chave de PACE.
deviation.terminalAuthenticationUnverifiedChip	O terminal mostrou os seus certificados a um chip que não se tinha demonstrado ser autêntico.
deviation.textNotUTF8	Um texto não é UTF-8; foi lido como ISO/IEC 8859-1.
deviation.trailingOctets	Há octetos depois dos dados de um ficheiro; são ignorados.
deviation.trailingOctetsHashed	O hash em EF.SOD é o de um grupo de dados e dos octetos que o seguem no seu ficheiro.
deviation.twinCurve	O certificado indica uma curva diferente daquela em que está a sua chave.
deviation.unknownElement	Um ficheiro tem um elemento que a norma não define nesse lugar; é saltado.
deviation.unknownImageFormat	Os primeiros octetos de uma imagem não são de nenhum formato conhecido.
deviation.validityTimeForm	A validade do certificado do signatário de documentos está escrita na forma de data reservada aos anos a partir de 2050.
diagnosis.anchorListed	Pela âncora só responde a lista de outro Estado ({voucher}). As políticas border e strict recusam-na.
diagnosis.anchorPeriod	{begin} a {end}
diagnosis.anchorStanding	{key}, {basis} ({voucher}){isListed, select, yes {, lista de {signed}} other {}}{hasKey, select, yes {, tem a chave indicada} other {}}
diagnosis.anchorUnpinned	A âncora não está fixada: veio numa lista, e nada que seja de confiança está por trás do signatário dessa lista. As políticas border e strict recusam-na.
diagnosis.anchorWithoutKeyIdentifier	nenhum
diagnosis.anchorsOf	Certificados de CSCA ({country}):
diagnosis.certificateAbsent	o seu certificado não está aqui; indicado: emitido por {issuer}, número de série {serial}
diagnosis.certificateAbsentByKey	o seu certificado não está aqui; indicado: chave {key}
diagnosis.certificateNotTrusted	O repositório tem um certificado dessa chave, {subject}, que não é âncora: nada de confiança está por trás dele.
diagnosis.chains	O signatário encadeia até à CSCA ({country}), geração {generation} de {generations}, {subject}.{links, plural, =0 {} =1 { Através de # certificado de ligação.} other { Através de # certificados de ligação.}}
diagnosis.chainsOutsideGenerations	O signatário encadeia até à CSCA ({country}), {subject}.{links, plural, =0 {} =1 { Através de # certificado de ligação.} other { Através de # certificados de ligação.}}
diagnosis.checkEnded	{check}: {result, select, successful {bem-sucedido} failed {falhou} undetermined {indeterminado} notSupported {não suportado} other {interrompido}}.
diagnosis.compareCertificate	Ou compare esse certificado com o que o seu emissor publica e importe-o pela sua impressão digital.
diagnosis.countryNotInStore	O repositório contém certificados de CSCA de {countries, plural, =1 {# país} other {# países}}, e nenhum deste: {country}.
diagnosis.defectChanged	Um defeito publicado ({defect}) mudou o resultado de uma verificação ({check}) de {before, select, successful {bem-sucedida} failed {falhada} undetermined {indeterminada} notSupported {não suportada} other {interrompida}} para {result, select, successful {bem-sucedida} failed {falhada} undetermined {indeterminada} notSupported {não suportada} other {interrompida}}.
diagnosis.deviationRefused	{deviation}. A política {policy} recusa-o ({name}).
diagnosis.deviationTolerated	{deviation}. É tolerado ({name}).
diagnosis.doNotAccept	Não aceite o documento com estas evidências. Nenhuma lista corrige isto: é contra o documento, não contra o repositório.
diagnosis.grantAfterLook	Veja quem publicou a lista; se o seu publicador deve falar deste Estado, faça-lhe essa concessão.
diagnosis.grantPublisher	Conceda ao publicador dessa lista que fale de outros Estados, depois de comparar a impressão digital da sua CSCA com a que ele indica noutro lugar; a concessão vale para as listas seguintes.
diagnosis.importAnchor	Ou importe o certificado de CSCA pela sua própria impressão digital, do Estado que o emitiu.
diagnosis.importLink	Ou importe o certificado de ligação, que as listas mestras e o emissor publicam: assinado por uma chave de confiança, torna a nova chave de confiança sem mais perguntas.
diagnosis.importListWithCountry	Importe uma lista mestra que tenha este país: os publicadores diferem, e podem importar-se várias listas lado a lado. O próprio país pode publicar o seu certificado de CSCA.
diagnosis.importMasterList	Importe uma lista mestra de CSCA: a da ICAO (no ficheiro LDIF de listas mestras, icaopkd-002) ou a de um Estado que publique uma, como a Alemanha. Docs/trust.md diz onde estão.
diagnosis.importNewerRevocationList	Importe uma lista de revogação mais recente ({country}): a PKD da ICAO tem-nas (icaopkd-001), e muitos Estados publicam as suas.
diagnosis.importNewestLists	Importe as listas mestras mais recentes.
diagnosis.importOlderGenerations	Importe uma lista que conserve gerações mais antigas: alguns publicadores retiram certificados de CSCA expirados, embora os passaportes durem mais do que eles. O próprio certificado também serve.
diagnosis.importOtherPublisher	Importe uma lista de outro publicador: o país pode ter uma segunda CSCA, ou ter mudado de chaves entretanto.
diagnosis.importRevocationList	Importe uma lista de revogação ({country}): a PKD da ICAO tem-nas (icaopkd-001), e muitos Estados publicam as suas.
diagnosis.importSigners	Importe os signatários de documentos da PKD da ICAO (o ficheiro LDIF de certificados de signatários de documentos e listas de revogação, icaopkd-001), ou uma lista de signatários de documentos.
diagnosis.issuedByName	emitido por {issuer}
diagnosis.issuedByState	emissor {state}
diagnosis.issuerKey	cuja chave tem o nome {key}
diagnosis.issuerKeyNotNamed	cuja chave não é indicada (sem identificador da chave da autoridade)
diagnosis.issuerNamed	{country}
diagnosis.issuerUnnamed	o emissor
diagnosis.keyDoesNotCount	A assinatura é válida com a chave de {subject} no repositório, mas esse certificado não conta como o do emissor: o signatário indica outro, ou nada de confiança diz que seja o de uma autoridade.
diagnosis.keyNotInStore	O signatário indica a chave {key}, que nenhum dos certificados de CSCA no repositório tem ({country}, {generations, plural, =1 {uma geração} other {# gerações}}).
diagnosis.keyNotNamed	O signatário não indica nenhuma chave da sua CSCA, só o emissor {issuer}, e a assinatura não é válida com nenhum dos certificados de CSCA no repositório ({country}, {generations, plural, =1 {uma geração} other {# gerações}}).
diagnosis.keyOfOthers	O signatário indica a chave {key}. {anchors, plural, =1 {Um certificado de CSCA tem} other {# certificados de CSCA têm}} esse identificador de chave no repositório, mas a assinatura não é válida com nenhum: o emissor tem outra chave.
diagnosis.labelDocument	Documento
diagnosis.labelSigner	Signatário
diagnosis.labelTrust	Confiança
diagnosis.linkMissing	O repositório tem chaves até à geração {generation}. Um certificado de ligação dessa chave para a que falta tornaria a que falta de confiança por si só.
diagnosis.listOlderThanSigner	A lista mestra mais recente no repositório foi assinada em {signed}, antes de este signatário ser certificado ({certified}).
diagnosis.lookClosely	Examine com atenção o documento e o seu signatário; epass inspect mostra o certificado e o que se desvia do seu perfil.
diagnosis.newerGeneration	O signatário foi certificado em {certified}, depois do início do mais recente certificado de CSCA no repositório ({country}, {newest}): falta uma geração mais recente.
diagnosis.noSecurityObject	Não há objeto de segurança.
diagnosis.nothingToDo	Nada a fazer.
diagnosis.olderGeneration	O signatário foi certificado em {certified}, antes do mais antigo certificado de CSCA no repositório ({country}, {oldest}): falta uma geração mais antiga.
diagnosis.periodEnded	Nenhuma lista corrige um período que terminou. epass verify diz se a política o tem em conta. --at avalia à data de outro dia, como o da emissão.
diagnosis.pinList	Compare a impressão digital da lista, ou da CSCA do seu signatário, com a que o publicador indica noutro lugar, e importe a lista com ela.
diagnosis.pinListOfSigner	Compare a impressão digital da lista de {signer}, ou da CSCA do seu signatário, com a que o publicador indica noutro lugar, e importe a lista com ela.
diagnosis.readAgain	Leia o documento de novo: EF.SOD diz quem o assinou.
diagnosis.reportAlgorithm	Comunique-o, com o certificado de CSCA: esta versão não consegue usar a sua chave.
diagnosis.revocationListAddress	O certificado indica {address} como o local da lista. O epass não vai buscar nada por si; um endereço num certificado vale o que vale o certificado.
diagnosis.sameNameOtherKey	{anchors, plural, =1 {Uma âncora tem} other {# âncoras têm}} o nome do seu emissor, e a assinatura não é válida com nenhuma: a chave é outra.
diagnosis.securityObjectInvalid	{finding}. Uma cadeia nada provaria sobre os ficheiros.
diagnosis.signerKey	{key}, válida de {begin} a {end}, número de série {serial}
diagnosis.signerNotFoundByKey	O documento não contém o certificado do seu signatário, e o repositório não tem cópia. Indica a chave {key}.
diagnosis.signerNotFoundBySerialNumber	O documento não contém o certificado do seu signatário, e o repositório não tem cópia. Indica o número de série {serial} de {issuer}.
diagnosis.signerNotNamed	O documento não contém o certificado do seu signatário, e o repositório não tem cópia. Não indica certificado nenhum.
diagnosis.signerUnknown	não conhecido: não há objeto de segurança
diagnosis.storeEmpty	O repositório não contém nenhum certificado de CSCA.
diagnosis.storeNamed	{name}: {store}
diagnosis.storeOld	A lista mestra mais recente no repositório foi assinada em {signed}, há {days, plural, =1 {# dia} other {# dias}}.
diagnosis.storeWithList	{anchors, plural, =1 {# âncora} other {# âncoras}} de {countries, plural, =1 {# país} other {# países}}; lista mestra mais recente {signed}, com {days, plural, =1 {# dia} other {# dias}}
diagnosis.storeWithNewerList	{anchors, plural, =1 {# âncora} other {# âncoras}} de {countries, plural, =1 {# país} other {# países}}; lista mestra mais recente {signed}, posterior ao momento da avaliação
diagnosis.storeWithoutAnchors	vazio
diagnosis.storeWithoutList	{anchors, plural, =1 {# âncora} other {# âncoras}} de {countries, plural, =1 {# país} other {# países}}; nada nele veio numa lista mestra
diagnosis.test	A âncora é sintética: isto nada diz sobre um documento real.
diagnosis.unblock	Não aceite o documento. Se o bloqueio já não se justificar, retire-o com epass trust unblock.
diagnosis.whatToDo	O que fazer
diagnosis.wordBroken	INVÁLIDO
diagnosis.wordChains	COM CADEIA
diagnosis.wordOpen	SEM CADEIA
doctor.algorithmsMissing	Não funcionam aqui algoritmos de que os documentos precisam: {algorithms}.
doctor.algorithmsThere	Funcionam todos os {count} algoritmos que foram experimentados.
doctor.allowSHA1	Faça com que a política do sistema permita SHA-1 em assinaturas: os documentos mais antigos são assinados com ele.
doctor.allowUser	Escreva uma regra para o polkit que lhe dê acesso; vale de imediato.
doctor.bundleWritten	O pacote está escrito: {file}. Não contém dados pessoais; veja-o antes de o enviar.
doctor.chipFree	Há um chip em {readers}, e nenhum programa o ocupa.
doctor.chipHeld	Outro programa usa o chip em {readers}.
doctor.chipMute	Há algo em {readers} que não responde como um chip.
doctor.chipNone	Não há nenhum chip num leitor.
doctor.clockBeforeList	O relógio indica {today}; a lista mestra mais recente no repositório de confiança foi assinada em {signed}.
doctor.clockBeforeProgram	O relógio indica {today}; este programa foi feito em {made}.
doctor.clockFarAhead	O relógio indica {today}, mais de vinte anos depois de este programa ter sido feito.
doctor.clockNotKnown	Daqui não se vê se o relógio está sincronizado.
doctor.clockNotSynchronised	O relógio não está sincronizado.
doctor.clockSays	O relógio indica {today}.
doctor.clockSynchronised	O relógio está sincronizado.
doctor.closeStore	Veja quem alterou o quê e depois retire aos outros o direito de escrita.
doctor.connectAgain	Desligue o dispositivo, inicie o pcscd de novo e volte a ligá-lo; depois disso, o pcscd diz no seu registo o que há de errado com ele.
doctor.denied	O serviço pcscd não dá acesso a este utilizador: o polkit quer uma sessão local, ou uma regra para o utilizador.
doctor.deniedInContainer	O serviço pcscd não dá acesso a este utilizador: o polkit não consegue dizer quem pede a partir de um contentor.
doctor.deniedRemotely	O serviço pcscd não dá acesso a este utilizador: o polkit recusa sessões remotas (ssh).
doctor.driverElsewhere	Os controladores são os do sistema a que o serviço pertence.
doctor.driverInstalled	O controlador de leitores USB (libccid) está instalado.
doctor.driverMissing	O controlador de leitores USB (libccid) não está instalado.
doctor.driverOther	O controlador de leitores USB (libccid) não está instalado; os leitores presentes têm outro.
doctor.endDaemon	Termine o daemon do GnuPG; ele volta com o próximo uso de um cartão. Com `pcsc-shared` em scdaemon.conf, partilha os cartões.
doctor.endPrograms	Termine-os se uma leitura disser que o leitor está ocupado.
doctor.importLists	Importe as listas mestras de publicadores em que confia; sem elas não se conhece nenhum emissor.
doctor.importNewer	Importe a lista mais recente do seu publicador.
doctor.importRevocation	Veja quais são e importe outras mais recentes.
doctor.installDriver	Instale o controlador e ligue o leitor de novo.
doctor.installService	Instale o pcscd e o controlador de leitores USB.
doctor.localeASCII	A localização (locale) não é UTF-8: os sinais aparecem em ASCII, e os nomes podem não ser mostrados como são.
doctor.localeUnicode	A localização (locale) tem todas as letras (UTF-8).
doctor.moduleHolds	O módulo do kernel {module} ocupa um leitor, pelo que o pcscd não o pode ter.
doctor.moduleMayHold	O módulo do kernel {module} está carregado, e falta no serviço um leitor do seu tipo.
doctor.modulesFree	Nenhum módulo do kernel ocupa um leitor.
doctor.modulesNotSeen	Daqui não se veem os módulos do kernel.
doctor.mountSocket	Inicie o contentor com a pasta do socket do anfitrião, ou instale o pcscd nele.
doctor.nothingWrong	Aqui não há nada de errado.
doctor.opensslUnknown	O OpenSSL não diz de que versão é.
doctor.opensslVersion	O OpenSSL é da versão {version}.
doctor.optionsOfBundle	O que abre o chip e que chip se pretende são opções do pacote: indique também --bundle.
doctor.otherReader	Use outro leitor sem contacto se este perder passaportes ou recusar as suas chaves.
doctor.ownStore	Devolva-o ao seu utilizador (chown), ou importe para um repositório seu.
doctor.permissionGranted	O serviço pcscd dá acesso a este utilizador.
doctor.permissionUnknown	Não se pode perguntar se o pcscd dá acesso a este utilizador, porque nenhum serviço responde.
doctor.placeFlat	Pouse o documento plano no leitor e não o mova: capa ou página de dados para baixo, sem mais nada no meio; alguns leitores têm a antena numa das pontas. Um documento sem o símbolo do chip na capa não tem chip.
doctor.programsHold	Estão em execução programas que guardam os cartões para si: {programs}.
doctor.programsNone	Não se vê nenhum outro programa que use smart cards.
doctor.programsNotSeen	Daqui não se veem outros programas.
doctor.programsShare	Estão em execução programas que consultam cartões e os partilham: {programs}.
doctor.programsUnnamed	A biblioteca do serviço está em uso por {count, plural, =1 {# outro programa} other {# outros programas}}.
doctor.readersGood	Não se conhece nada contra estes leitores.
doctor.readersListed	O serviço tem {count, plural, =1 {# leitor} other {# leitores}}: {readers}.
doctor.readersNone	Não é conhecido nenhum leitor.
doctor.readersUnknown	Não se pode perguntar que leitores existem, porque nenhum serviço responde.
doctor.restartService	Inicie o pcscd de novo.
doctor.restartSocket	Mande criar o socket de novo: o pcscd cria um que todos os utilizadores podem abrir.
doctor.revocationCurrent	A lista de revogação mais recente de cada Estado está em vigor ({count, plural, =1 {# Estado} other {# Estados}}).
doctor.revocationNone	O repositório de confiança não contém nenhuma lista de revogação.
doctor.revocationStale	A lista de revogação mais recente de {count, plural, =1 {# Estado} other {# Estados}} está desatualizada.
doctor.runWithoutPolkit	Execute um pcscd no contentor, ou inicie o do anfitrião com `--disable-polkit` se mais ninguém lá trabalhar.
doctor.seeLog	Veja o que o pcscd diz no seu registo; se a sua versão for outra, atualize ambos em conjunto.
doctor.serviceActivated	O serviço pcscd inicia-se quando um programa o pede, ou é executado onde não se pode ver.
doctor.serviceDrops	O serviço pcscd aceita ligações e abandona-as: é de uma versão diferente da libpcsclite, ou tem polkit sem D-Bus.
doctor.serviceElsewhere	O serviço de smart cards não é deste sistema; o seu socket foi colocado aqui.
doctor.serviceInstalled	O serviço de smart cards pcscd está instalado.
doctor.serviceMissing	O programa do serviço de smart cards, pcscd, não está nos locais habituais.
doctor.serviceNotRunning	O serviço pcscd não está em execução, e nada o iniciaria.
doctor.serviceRuns	O serviço pcscd está em execução.
doctor.serviceSilent	O serviço pcscd aceita ligações e não responde.
doctor.setClock	Acerte o relógio: é ele que decide que certificados e documentos são válidos.
doctor.setLocale	Use uma localização (locale) UTF-8.
doctor.setUpStore	Configure-o: o comando indica as listas que existem e onde estão; sem uma delas não se conhece nenhum emissor.
doctor.socketAbsent	O socket do pcscd não existe, pelo que os programas não chegam a nenhum serviço.
doctor.socketAccepts	O socket do pcscd aceita ligações.
doctor.socketDenied	Este utilizador não pode abrir o socket do pcscd.
doctor.socketFails	O socket do pcscd não aceita agora nenhuma ligação.
doctor.socketNotInContainer	O socket do pcscd não está neste contentor.
doctor.socketOfVariable	PCSCLITE_CSOCK_NAME indica um socket que não aceita ligações.
doctor.socketRefuses	O socket do pcscd ficou para trás, e ninguém está à escuta nele.
doctor.startService	Ative o socket: o systemd inicia então o pcscd sempre que um programa o pede.
doctor.startServiceByHand	Inicie o pcscd (sudo pcscd) e faça com que o sistema o inicie no arranque.
doctor.storeAbsent	Ainda não há repositório de confiança.
doctor.storeClosed	Só o seu utilizador e o administrador podem escrever no repositório de confiança.
doctor.storeEmpty	O repositório de confiança não contém nenhum certificado de um Estado emissor.
doctor.storeHolds	O repositório de confiança contém {anchors, plural, =1 {# âncora} other {# âncoras}} de {countries, plural, =1 {# Estado} other {# Estados}}.
doctor.storeList	A lista mestra mais recente no repositório de confiança foi assinada em {signed}.
doctor.storeNothing	O repositório de confiança não contém nada que tenha idade.
doctor.storeOfOther	O repositório de confiança, ou um ficheiro nele, pertence a outro utilizador.
doctor.storeOld	A lista mestra mais recente no repositório de confiança foi assinada em {signed}, há {days, plural, =1 {# dia} other {# dias}}.
doctor.storeOpen	Outros podem escrever no repositório de confiança.
doctor.storeUnusable	O repositório de confiança não pode ser usado ({code}).
doctor.storeWithoutList	Nada no repositório de confiança veio numa lista mestra assinada, pelo que não se conhece a sua idade.
doctor.summary	{problems, plural, =0 {Nenhum problema} =1 {# problema} other {# problemas}}, {warnings, plural, =0 {nenhum aviso} =1 {# aviso} other {# avisos}}.
doctor.synchroniseClock	Mande sincronizar o relógio, ou compare-o à mão.
doctor.unloadModule	Descarregue o módulo, impeça que volte a ser carregado e ligue o leitor de novo.
doctor.unsetVariable	Elimine a variável, a não ser que um serviço seu esteja aí à escuta: nesse caso, inicie-o.
doctor.updateDriver	O controlador não conhece o dispositivo: atualize-o, ou instale o do fabricante.
doctor.updateOpenssl	Use o OpenSSL 3 da distribuição, com tudo o que o acompanha.
doctor.usbListed	O serviço tem todos os leitores USB que estão ligados.
doctor.usbNone	Nenhum dispositivo USB diz ser um leitor de smart cards (CCID).
doctor.usbNotListed	Ligados, mas não entre os leitores do serviço: {devices}.
doctor.usbNotSeen	Daqui não se veem os dispositivos USB deste sistema.
doctor.usbPlugged	Ligados, sem que nenhum serviço diga se os tem: {devices}.
doctor.withoutDocument	o pacote não tem documento. {error}.
document.bornLater	EF.DG11 indica uma data de nascimento posterior ao dia da avaliação: {born}.
document.centuryUnknown	Não se consegue determinar o século da data de validade: {first} ou {second}.
document.current	O documento é válido até {day}.
document.currentAtLeast	O documento é válido pelo menos até {day}.
document.dateOfIssueFits	A data de emissão, {issued}, é compatível com as datas de nascimento e de validade.
document.dateOfIssueUnreadable	A data de emissão em EF.DG12 não é uma data completa.
document.detailsAgree	EF.DG11 concorda com EF.DG1 em: {fields}.
document.detailsAgreeInPart	EF.DG11 concorda com EF.DG1 em: {fields}; não comparável: {others}.
document.detailsDiffer	EF.DG11 e EF.DG1 diferem em: {fields}.
document.detailsNotComparable	EF.DG11 e EF.DG1 não se podem comparar em: {fields}.
document.expired	O documento expirou em {day}.
document.expiredOrBefore	O documento expirou em {day} ou antes.
document.expiryInPart	A data de validade tem partes desconhecidas: está entre {first} e {last}.
document.expiryUnreadable	A data de validade não pode ser lida.
document.field.personalNumber	número pessoal
document.fieldAsKnown	{field} (tanto quanto se conhece)
document.fieldTransliterated	{field} (outra transliteração permitida)
document.fieldTruncated	{field} (até onde a zona chega)
document.issuedAfterExpiry	O documento foi emitido em {issued}, depois de expirar ({expiry}).
document.issuedBeforeBirth	O documento foi emitido em {issued}, antes do nascimento do titular ({birth}).
document.issuedLater	O documento foi emitido em {issued}, depois do dia da avaliação ({day}).
document.noDateOfIssue	EF.DG12 não indica data de emissão.
document.noDateToCompare	EF.DG1 não tem nenhuma data com que comparar a data de emissão.
document.noDetails	EF.DG11 não contém nome nem data de nascimento.
error.access.authenticationLength	A resposta a EXTERNAL AUTHENTICATE não tem quarenta octetos.
error.access.authenticationMAC	A soma de verificação M_IC da resposta do chip está errada.
error.access.authenticationTokenInvalid	O código de autenticação T_IC do chip está errado.
error.access.authenticationTokenLength	O código de autenticação T_IC do chip não tem oito octetos.
error.access.blocked	O chip não aceita mais tentativas.
error.access.challengeLength	O desafio RND.IC não tem oito octetos.
error.access.channelClosed	O canal seguro foi fechado por uma falha anterior.
error.access.channelLost	O chip respondeu sem proteção e com uma palavra de erro: abandonou o canal seguro.
error.access.chipAuthenticationDataMissing	O chip não enviou dados de autenticação do chip, que o mapeamento exige.
error.access.chipAuthenticationDataUnexpected	O chip enviou dados de autenticação do chip, que pertencem a outro mapeamento.
error.access.chipAuthenticationRefused	O chip respondeu a um comando de autenticação do chip com octetos de estado diferentes de 9000.
error.access.chipNonceMismatch	O chip não repetiu o seu próprio nonce RND.IC.
error.access.commandTooLong	O comando é demasiado longo para o chip, ou para uma APDU de comando depois de protegido.
error.access.commandUnsuitable	O comando não pode ser protegido, ou não combina com a cifra.
error.access.counterExhausted	O contador de sequência de envio não tem mais valores.
error.access.cryptogramInvalid	O criptograma não é um número inteiro de blocos, ou não anuncia enchimento.
error.access.cryptography	Falhou uma operação criptográfica da biblioteca.
error.access.dataObjectMalformed	Um objeto de dados da resposta está cortado, ou o seu comprimento não condiz.
error.access.dataObjectMissing	Falta um objeto de dados que o passo tem de trazer.
error.access.dataObjectOrder	Os objetos de dados não estão na ordem da norma, ou há algo depois de DO'8E'.
error.access.dataObjectRepeated	A resposta contém um objeto de dados duas vezes.
error.access.dataObjectUnknown	A resposta contém um objeto de dados que não pode conter.
error.access.macInvalid	O MAC da resposta (DO'8E') está errado.
error.access.macMissing	A resposta não tem MAC (DO'8E').
error.access.malformedResponse	A resposta não tem octetos de estado.
error.access.mappedGeneratorInvalid	O nonce é mapeado no elemento neutro, ou em nenhum elemento.
error.access.mappingDataNotEmpty	O chip enviou dados em DO'82', que no mapeamento integrado está vazio.
error.access.mrzRequired	O chip protege os seus ficheiros, e não foi indicado nada que o abrisse.
error.access.nonceLength	O nonce cifrado de PACE não tem um comprimento que o protocolo permita.
error.access.notSupported	O chip não oferece este modo de controlo de acesso.
error.access.outOfSequence	Foi protegido um comando com uma resposta pendente, ou veio uma resposta sem comando.
error.access.paceFailed	O chip oferece PACE, mas nenhuma tentativa teve êxito, e nada mais abre o chip.
error.access.paceNotOffered	Foi exigido PACE, e o chip não oferece nenhum que se possa usar.
error.access.paceRequired	O chip não conhece a chave de Basic Access Control: exige PACE.
error.access.paddingInvalid	Os dados decifrados não terminam com o enchimento da ISO/IEC 9797-1, método 2.
error.access.passwordFormat	O que foi indicado não pode ser uma palavra-passe: um CAN só tem dígitos, um PIN tem caracteres da ISO/IEC 8859-1.
error.access.passwordSuspended	Resta uma tentativa da palavra-passe. Não foi usada: o chip quer primeiro o número de acesso do cartão.
error.access.protocolError	O chip respondeu a um passo do controlo de acesso de um modo que o protocolo não prevê.
error.access.publicKeyEncoding	A chave pública efémera do chip não está codificada como deve: está comprimida, tem outro comprimento ou começa por zeros.
error.access.publicKeyInvalid	A chave pública efémera do chip não pode ser usada: está fora da curva, no infinito ou fora do subgrupo.
error.access.publicKeyReflected	O chip devolveu a chave pública efémera do próprio terminal.
error.access.staticKeyAlgorithmMismatch	A chave pública estática do chip é de um tipo diferente do que diz o identificador de objeto da sua entrada.
error.access.staticKeyMalformed	A chave pública estática do chip não pode ser descodificada.
error.access.staticKeyNeutral	A chave pública estática do chip é o elemento neutro: o ponto no infinito, ou 1.
error.access.staticKeyNotInGroup	A chave pública estática do chip é um ponto fora da curva, ou um número fora do subgrupo do gerador.
error.access.staticKeyOutOfRange	A chave pública estática do chip é um número que não está entre 2 e p-2, ou um ponto com uma coordenada que não é inferior a p.
error.access.staticKeyParametersInvalid	Os parâmetros de domínio da chave pública estática do chip não condizem entre si: q é composto ou não divide p-1, ou g não gera o que devia.
error.access.staticKeyParametersUnsupported	Os parâmetros de domínio da chave pública estática do chip não são suportados: uma curva que não está na lista, um primo de comprimento fora dos limites.
error.access.staticKeyPrimeComposite	Os parâmetros de domínio da chave pública estática do chip têm um módulo que não é primo.
error.access.staticKeySmallOrder	A chave pública estática do chip gera só poucos elementos, pelo que quem responde pode adivinhar o segredo partilhado.
error.access.statusMismatch	Os octetos de estado exteriores diferem dos que estão em DO'99'.
error.access.terminalAuthenticationNotAllowed	O chip não permite agora a autenticação do terminal.
error.access.terminalCertificateRefused	O chip não aceitou um certificado do terminal, ou não selecionou a sua chave.
error.access.terminalNonceMismatch	O chip não devolveu o nonce RND.IFD.
error.access.terminalSignatureMalformed	A própria assinatura do terminal não tem o comprimento da sua chave. Não foi enviada.
error.access.terminalSignatureRefused	O chip não aceitou a assinatura do terminal.
error.access.terminalTrustPointUnknown	O chip não tem a chave com que um certificado do terminal deve ser verificado.
error.access.tooManyStaticKeys	O chip tem mais chaves públicas estáticas do que as que se examinam.
error.access.unprotectedResponse	O chip comunicou êxito sem qualquer proteção.
error.access.wrongPassword	O chip recusou a chave ou a palavra-passe: na maior parte das vezes não é a deste documento, ou foi mal lida.
error.apdu.invalidExpectedLength	Ne está fora de 1 a 65 536.
error.apdu.lengthMismatch	Lc ou Le não condiz com os octetos que se seguem.
error.apdu.tooLong	O campo de dados tem mais de 65 535 octetos.
error.apdu.truncated	Há menos octetos do que um cabeçalho ou os octetos de estado precisam.
error.archive.duplicatePath	Um caminho consta mais de uma vez de um arquivo.
error.archive.malformed	Um arquivo, ou um ficheiro dentro dele, está danificado ou é outra coisa.
error.archive.tooLarge	Um ficheiro ou um documento num arquivo é maior do que tudo o que é do seu tipo.
error.archive.truncated	Um arquivo termina antes do tempo.
error.archive.unsafeEntry	Um elemento de um arquivo tem um nome que leva para fora dele, ou não é um ficheiro.
error.archive.unsupported	Um arquivo é de um tipo que não se lê.
error.atOctet	{error} ({code}, octeto {offset}).
error.card.invalidResponse	A resposta tem menos de dois octetos, ou mais do que os permitidos.
error.card.none	Não há nenhum chip.
error.card.removed	O chip saiu do campo ou do leitor.
error.card.reset	Outro programa reiniciou o chip, ou este perdeu a alimentação; o seu estado de segurança perdeu-se.
error.card.timeout	Não chegou nenhuma resposta a tempo.
error.card.transmissionFailed	O leitor não conseguiu transmitir o comando ou não recebeu resposta.
error.card.unresponsive	Há um chip que não responde ao reset.
error.channel.cancelled	A espera foi cancelada.
error.channel.closed	A ligação ao chip já tinha sido fechada.
error.channel.invalidCommand	O comando tem menos de quatro octetos ou é demasiado longo para o leitor.
error.channel.ioFailed	Falhou um socket ou uma chamada ao sistema operativo.
error.channel.scriptMismatch	Um canal com guião recebeu um comando diferente do que o seu guião contém.
error.cli.cannotWrite	Não é possível escrever num ficheiro, numa pasta ou na saída padrão.
error.cli.commandFailed	Falhou um programa que devia trazer ficheiros.
error.cli.confirmationNeeded	Uma importação precisa de confirmação e não havia a quem perguntar; nada foi importado.
error.cli.country	Nenhum país tem esse nome.
error.cli.fileExists	O ficheiro já existe; nada foi escrito por cima.
error.cli.folderNotEmpty	A pasta já contém algo; nada foi escrito.
error.cli.internal	Aconteceu algo que não estava previsto.
error.cli.interrupted	O utilizador interrompeu.
error.cli.language	A língua pedida não está disponível.
error.cli.noInput	Uma entrada não pode ser lida, ou está vazia.
error.cli.noPIN	O ficheiro que devia conter o PIN não tem nenhum sozinho numa linha.
error.cli.noProgram	Um programa necessário não está instalado.
error.cli.noStore	Ainda não há repositório de confiança.
error.cli.noTerminal	Não há terminal onde perguntar, ou não consegue ocultar o que se escreve.
error.cli.notConfirmed	A resposta à pergunta de uma importação foi não; nada foi importado.
error.cli.notEvidence	O ficheiro que devia ser avaliado é outra coisa.
error.cli.notInStore	Nada no material de confiança corresponde ao pedido.
error.cli.nothingToExport	Nada no material de confiança é desse tipo, país e base.
error.cli.pinNotMet	Um resumo indicado não é o de nada do que foi fornecido.
error.cli.tooLarge	Uma entrada é maior do que tudo o que é do seu tipo.
error.cli.usage	As opções não combinam entre si, ou não designam nada.
error.conformance.authorityInvalid	O certificado e a chave não são os de uma CVCA.
error.conformance.caseUnknown	Esse caso não existe.
error.conformance.chipCaseUnknown	Esse caso para chips não existe.
error.conformance.chipNotOpened	Nada do que foi indicado abre o chip.
error.conformance.fileInvalid	O ficheiro não contém nenhum caso, ou contém algum que não se pode aceitar.
error.conformance.notJSON	O texto não é JSON que se aceite.
error.conformance.resultsInvalid	O ficheiro não contém os resultados de uma execução.
error.crypto.algorithmMismatch	Um algoritmo de assinatura não corresponde ao tipo de chave, ou os seus parâmetros não fazem sentido.
error.crypto.allowanceSpent	Os parâmetros de domínio de Diffie-Hellman não foram testados, porque os anteriores esgotaram todo o trabalho previsto para um documento.
error.crypto.bufferTooSmall	Um buffer de saída é demasiado pequeno.
error.crypto.curveUnsupported	Uma curva indicada pelo nome não está na lista.
error.crypto.domainParametersInvalid	O gerador ou a ordem dos parâmetros de domínio de Diffie-Hellman não condiz com o primo.
error.crypto.domainParametersNotExplicit	Os parâmetros de domínio são indicados pelo nome ou omitidos onde têm de estar por extenso.
error.crypto.domainParametersOutOfBounds	Os parâmetros de domínio de Diffie-Hellman têm um comprimento que não é aceite.
error.crypto.domainParametersUnknown	Os parâmetros de domínio não são de nenhum grupo da lista.
error.crypto.dsaKeyInvalid	Os números de uma chave DSA têm um comprimento que não é aceite, ou não condizem entre si.
error.crypto.elementEncodingInvalid	Um valor público de um acordo de chaves não é a codificação de um elemento.
error.crypto.elementNeutral	O elemento neutro está onde se quer um valor público ou um segredo.
error.crypto.elementNotInGroup	Um valor público de um acordo de chaves não é um elemento do grupo.
error.crypto.elementOutOfRange	Um valor público de um acordo de chaves está fora dos limites.
error.crypto.elementSmallOrder	Um valor público de um acordo de chaves gera só poucos elementos.
error.crypto.encodingInvalid	O DER está malformado, ou não tem a forma esperada.
error.crypto.explicitCurveUnknown	Os parâmetros de curva explícitos não são de nenhuma curva da lista.
error.crypto.groupMismatch	Dois elementos de uma operação são de grupos diferentes.
error.crypto.inputLength	A entrada não é um número inteiro de blocos, ou está vazia onde é preciso um bloco.
error.crypto.ivLength	Um vetor de inicialização não tem o comprimento de um bloco.
error.crypto.keyAlgorithmUnsupported	O algoritmo de uma chave pública não é RSA, RSASSA-PSS, DSA nem de curvas elípticas.
error.crypto.keyLength	Uma chave tem o comprimento errado para o algoritmo.
error.crypto.libraryUnavailable	Não foi possível obter o contexto de biblioteca do OpenSSL ou o seu provider predefinido.
error.crypto.notInvertible	Um número não tem inverso.
error.crypto.operationFailed	O OpenSSL recusou uma operação que devia ter funcionado.
error.crypto.paddingInvalid	Não há enchimento válido (ISO/IEC 9797-1, método 2) no fim de um texto decifrado.
error.crypto.pointInvalid	Um ponto público está comprimido, fora da curva, ou é o ponto no infinito.
error.crypto.primeComposite	O módulo dos parâmetros de domínio de Diffie-Hellman não é primo.
error.crypto.privateKeyInvalid	Não foi possível ler uma chave privada.
error.crypto.randomUnavailable	O gerador aleatório do sistema não deu nada.
error.crypto.rsaOutOfBounds	Um módulo ou expoente RSA está fora dos limites aceites.
error.crypto.signatureOutOfRange	Um número de uma assinatura é zero, ou não é inferior ao módulo ou à ordem.
error.evidence.fileConflict	Um ficheiro foi indicado duas vezes, com octetos diferentes.
error.evidence.fileDoubled	Um ficheiro aparece duas vezes nas evidências.
error.evidence.formUnknown	Um texto JSON não tem nenhuma das formas que são lidas.
error.evidence.inconsistent	Os membros contradizem-se: nenhuma leitura os pode ter reunido.
error.evidence.memberInvalid	Um membro tem um tipo ou valor que não pode ter.
error.evidence.memberMissing	Falta um membro que tem de existir.
error.evidence.nameAmbiguous	Um nome designa dois ficheiros, e o conteúdo não permite saber qual.
error.evidence.nameUnknown	Um nome não é o de nenhum ficheiro de um documento.
error.evidence.noFiles	Uma pasta não contém nenhum ficheiro de um documento.
error.evidence.notWitnessed	A testemunha indicada não assinou as evidências tal como estão.
error.evidence.schemaUnknown	O objeto é de outro esquema.
error.evidence.severalDocuments	Os ficheiros são de mais de um documento.
error.evidence.textUndecodable	Um texto não é hexadecimal nem base64.
error.evidence.unreadable	Um ficheiro ou uma pasta não pode ser lido.
error.evidence.witnessKeys	A chave de uma testemunha não pode ser usada.
error.image.cancelled	A descodificação da imagem foi cancelada.
error.image.crashed	O descodificador falhou com a imagem, ou fez o que o seu confinamento proíbe, e foi terminado pelo sistema.
error.image.helperFailed	O programa que foi iniciado não é um descodificador desta versão, ou a sua resposta não é válida.
error.image.helperMissing	Não há programa que descodifique, ou não pode ser iniciado.
error.image.malformed	Os octetos não são uma imagem do formato, ou são de uma danificada.
error.image.memory	O descodificador precisou de mais memória do que os limites permitem.
error.image.notBuilt	Esta compilação não tem descodificador de imagens.
error.image.notConfined	O sistema recusou confinar o descodificador; nada foi descodificado.
error.image.timeout	O descodificador precisou de mais tempo do que os limites permitem, e foi terminado.
error.image.tooLarge	O cabeçalho indica mais pontos, componentes ou mosaicos do que os limites permitem. Nada foi descodificado.
error.image.unsupported	A imagem usa o que aqui não se descodifica: WSQ, JPEG de 12 bits, quatro cores em JPEG 2000, mais de 16 bits.
error.json.duplicateName	Um nome aparece duas vezes num objeto.
error.json.limitExceeded	O texto é mais longo, mais profundo ou mais cheio do que os limites permitem.
error.json.number	Um número não é inteiro, ou não cabe em 64 bits.
error.json.string	Uma cadeia não é UTF-8, ou tem um escape desconhecido ou um carácter de controlo.
error.json.syntax	O texto não é JSON.
error.lds.deviationRefused	O perfil de descodificação não tolera um desvio.
error.lds.duplicateElement	Um elemento que pode ocorrer uma só vez volta a ocorrer.
error.lds.invalidEncoding	Uma etiqueta, um comprimento ou um número não está codificado como ali deve estar.
error.lds.invalidMRZ	O que está em DG1 não é uma zona de leitura ótica.
error.lds.invalidValue	Um elemento contém um valor que a norma não permite ali.
error.lds.limitExceeded	Os elementos são mais profundos, mais numerosos ou mais longos do que se aceita.
error.lds.missingElement	Falta um elemento obrigatório.
error.lds.notEncodable	Um valor não pode ser escrito.
error.lds.truncated	Os octetos terminam antes do fim do elemento.
error.lds.unexpectedTag	Está outra etiqueta onde uma determinada era exigida.
error.lds.unsupportedVersion	A estrutura é de uma versão que não é conhecida.
error.mrz.ambiguousRepair	Duas reparações diferentes condizem com os dígitos de controlo.
error.mrz.character	Há um carácter que não é A-Z, 0-9 nem <.
error.mrz.countryCode	Um emissor ou uma nacionalidade a escrever não é um código do Doc 9303-3, secção 5.
error.mrz.date	Uma data de uma chave de acesso, ou a escrever, não tem uma forma conhecida ou não é uma data.
error.mrz.documentCode	Um código de documento a escrever não corresponde ao formato.
error.mrz.documentNumber	O número do documento de uma chave de acesso está vazio ou é demasiado longo.
error.mrz.empty	Não foi indicado nada, ou só espaço em branco.
error.mrz.fieldCharacter	Um valor a escrever tem um carácter que o seu campo não permite.
error.mrz.fieldTooLong	Um valor a escrever não cabe no seu campo.
error.mrz.length	O número de caracteres ou de linhas não corresponde a nenhum formato.
error.mrz.lineLength	Nem todas as linhas têm o comprimento que o formato exige.
error.mrz.name	Um nome a escrever está vazio, ou nada dele pode ser transliterado.
error.mrz.notRepairable	Um dígito de controlo está errado e nenhuma reparação isolada os acerta todos.
error.mrz.otherLayout	As linhas têm uma disposição que não é do Doc 9303.
error.mrz.tooLong	A entrada é mais longa do que tudo o que pudesse ser uma zona de leitura ótica.
error.mrz.tripleShape	O texto não é número do documento, nascimento e validade separados por vírgulas.
error.ofOpenSSL	{error} ({code}; o OpenSSL diz: {words}).
error.pkcs11.cancelled	A espera pelo token foi cancelada.
error.pkcs11.keyAbsent	O token não contém nenhuma chave privada que o URI descreva.
error.pkcs11.keyAmbiguous	O URI descreve mais de uma chave privada.
error.pkcs11.keyUnsupported	A chave não é RSA nem está numa curva da lista.
error.pkcs11.mechanismUnsupported	O token, ou o tipo da chave, não executa o algoritmo.
error.pkcs11.moduleFailed	O módulo foi carregado e não pode ser usado.
error.pkcs11.moduleHung	O módulo PKCS #11 deixou de responder.
error.pkcs11.moduleNotLoaded	O módulo não existe, ou não é um módulo.
error.pkcs11.notBuilt	Esta compilação não tem PKCS #11.
error.pkcs11.pinFinalTry	Resta uma tentativa do PIN; não foi gasta.
error.pkcs11.pinIncorrect	O token recusou o PIN.
error.pkcs11.pinLocked	O PIN está bloqueado, ou nunca foi definido.
error.pkcs11.pinRequired	O token exige um PIN, e não foi indicado nenhum.
error.pkcs11.signatureMalformed	O que o token devolveu não é uma assinatura da sua chave.
error.pkcs11.tokenAbsent	Não há nenhum token, ou nenhum que o URI descreva.
error.pkcs11.tokenAmbiguous	O URI descreve mais de um token.
error.pkcs11.tokenFailed	O token falhou de outro modo.
error.pkcs11.tokenLost	O token foi retirado, ou perdeu-se a ligação com ele.
error.pkcs11.uriMalformed	O texto não é um URI da RFC 7512.
error.pkcs11.uriUnsupported	O URI diz algo que não se pode fazer: um objeto de outro tipo que não uma chave privada, nenhum módulo, um PIN nele.
error.policy.acceptsFailure	Uma regra aceitaria o que falhou ou não foi avaliado.
error.policy.dataAlone	A política aceita dados sem o chip, e não o diz.
error.policy.memberMissing	Falta um membro que tem de existir.
error.policy.nameTaken	O nome é o de algo incorporado.
error.policy.nameUnknown	A política tem um nome que não existe.
error.policy.notJSON	O texto não é JSON que se aceite.
error.policy.schemaUnknown	O ficheiro não é uma política, ou é de uma versão posterior.
error.policy.valueInvalid	Um membro tem um valor que não é permitido.
error.read.appendingOpen	Não se sabe se o chip aceitou o registo: não veio nenhuma resposta em que se possa crer, ou ele devolve outro registo.
error.read.applicationMissing	O chip não tem aplicação eMRTD.
error.read.cancelled	A leitura foi cancelada entre dois comandos.
error.read.chipRefused	O chip recusou um comando sem o qual a leitura não pode prosseguir.
error.read.deadlineExceeded	A leitura demorou mais do que os limites permitem.
error.read.inputInvalid	O que foi indicado para ler ou avaliar (a MRZ, um ficheiro, uma pasta) não pode ser usado.
error.read.limitExceeded	O chip quer mais comandos ou octetos do que os limites permitem.
error.read.noProgress	O chip continua a responder sem trazer nada de novo.
error.read.otherDocument	Foi pousado outro documento: o seu EF.SOD não é o do documento lido antes.
error.read.recordNotKept	O chip disse que aceitou o registo, mas não o tem.
error.reader.busy	Outro programa ocupa o leitor ou o chip.
error.reader.noService	Não há nenhum serviço de smart cards em execução.
error.reader.none	Não está ligado nenhum leitor de smart cards.
error.reader.notPermitted	O serviço de smart cards não dá acesso a este utilizador.
error.reader.removed	O leitor foi desligado, ou o seu controlador terminou.
error.reader.serviceLost	O serviço de smart cards (pcscd) terminou.
error.reader.several	Há documentos ou cartões em vários leitores.
error.reader.unknown	Nenhum leitor tem o nome pedido.
error.reader.unsupported	O leitor, o controlador ou a compilação não consegue fazer o que foi pedido.
error.result.content	O que foi assinado não é o que um resultado diz.
error.result.header	O cabeçalho não é o de um resultado assinado.
error.result.keys	As chaves dos resultados assinados não podem ser usadas.
error.result.malformed	Um resultado assinado não é composto por três partes em base64url separadas por pontos.
error.result.tooLong	Um resultado assinado é mais longo do que qualquer um.
error.seal.duplicateFeature	Uma etiqueta aparece duas vezes na zona da mensagem.
error.seal.invalidC40	Os octetos não são C40, ou são C40 que um codificador não escreveria.
error.seal.invalidDate	Três octetos não são uma data.
error.seal.invalidJSON	O texto de um VDS-NC não é JSON que se aceite.
error.seal.invalidLength	Um comprimento não está codificado como a versão exige.
error.seal.invalidSignature	A zona de assinatura está vazia, ou não contém dois números de igual comprimento.
error.seal.invalidValue	Um campo do cabeçalho tem um valor que a norma não permite.
error.seal.limitExceeded	Há mais octetos ou elementos do que os aceites.
error.seal.memberInvalid	Um membro de um VDS-NC tem um tipo ou valor que não pode ter.
error.seal.memberMissing	Falta um membro que um VDS-NC tem de ter.
error.seal.missingSignature	O selo termina sem zona de assinatura.
error.seal.notASeal	O primeiro octeto não é a constante mágica, e o texto não é um objeto JSON.
error.seal.notEncodable	Um valor não pode ser escrito num selo.
error.seal.otherKind	É um código de barras de outra norma.
error.seal.signingFailed	A chave não assina selos, ou não assinou.
error.seal.trailingOctets	Há algo depois da assinatura.
error.seal.truncated	O selo termina antes do fim de um dos seus elementos.
error.seal.unreadableText	O texto de um código de barras não está em nenhuma das formas aceites.
error.seal.unsupportedVersion	O cabeçalho é de uma versão que não é conhecida.
error.simulator.addressInvalid	O endereço não é HOST:PORT, ou o anfitrião não é conhecido.
error.simulator.connectionFailed	Nada está à escuta no endereço.
error.simulator.connectionLost	A ligação quebrou-se a meio de uma mensagem.
error.simulator.descriptionInvalid	A descrição não é um objeto JSON.
error.simulator.memberUnknown	A descrição tem um membro que não é conhecido.
error.simulator.personalisationFailed	Não foi possível criar chaves, certificados ou ficheiros.
error.simulator.profileUnknown	Nenhum perfil tem este nome.
error.simulator.valueInvalid	Um membro da descrição tem um valor que não é permitido.
error.status.contradictory	Uma fonte diz duas coisas sobre um mesmo documento.
error.status.document	Uma linha que descreve um documento não pode ser lida.
error.status.key	A chave dos pseudónimos não pode ser usada.
error.status.malformed	Um ficheiro de estado não está conforme ao seu formato.
error.status.noAnswer	O programa a que se perguntou o estado de um documento não respondeu como devia.
error.status.otherKey	Um ficheiro de estado foi criado com outra chave.
error.status.outOfDate	Um ficheiro de estado já não deve ser usado.
error.tlv.indefiniteLength	Há um comprimento indefinido onde só é permitido um definido.
error.tlv.invalidLength	O campo de comprimento está reservado, tem mais de quatro octetos, ou mais do que DER permite.
error.tlv.invalidTag	A etiqueta tem mais de quatro octetos ou tem enchimento.
error.tlv.limitExceeded	Os objetos de dados são mais profundos, mais numerosos ou mais longos do que os limites permitem.
error.tlv.missingEndOfContents	Faltam a um comprimento indefinido os octetos de fim de conteúdo.
error.tlv.trailingBytes	Há octetos depois do último objeto de dados.
error.tlv.truncated	Os octetos terminam antes do fim do objeto de dados.
error.tlv.unexpectedTag	Está outra etiqueta onde uma determinada era exigida.
error.trace.inconsistent	O conteúdo de uma linha não é coerente.
error.trace.memberInvalid	Um membro de uma linha falta, ou tem um tipo ou valor que não pode ter.
error.trace.redacted	O rasto foi expurgado: não tem octetos para reproduzir.
error.trace.schemaUnknown	A primeira linha não é a de um rasto que esta versão leia.
error.trace.syntax	Uma linha não é JSON que se aceite.
error.trace.tooLong	Há mais linhas do que as que se leem, ou uma mais longa.
error.transcript.invalidHexadecimal	Um carácter não é um dígito hexadecimal, ou o seu número é ímpar.
error.transcript.redacted	A transcrição foi expurgada.
error.transcript.syntax	Uma linha não tem forma conhecida.
error.transcript.tooLong	Há mais linhas do que as que se leem.
error.trust.besideList	Algo foi deixado de fora, porque nada responde por isso: um certificado de CSCA que está no mesmo ficheiro ou na mesma pasta que outra coisa, ou o que nenhuma fixação nem concessão designa ao lado do que alguma designa.
error.trust.changeNotCarriedOut	Um registo de alteração de LDIF que retira algo não foi executado.
error.trust.cryptography	A biblioteca criptográfica não conseguiu realizar uma operação.
error.trust.doubledExtension	Um certificado indica duas vezes a mesma extensão.
error.trust.externalValue	Um valor não está presente e é dado por um endereço; nunca se vai buscar nada.
error.trust.issuingFailed	Não foi possível emitir um certificado ou objeto de segurança tal como descrito.
error.trust.limitExceeded	Há mais elementos de um tipo do que os limites permitem.
error.trust.listRefused	A assinatura de uma lista ou lista de revogação não é válida, ou o seu signatário não deve assinar tal lista.
error.trust.malformed	Os octetos não são ASN.1 válido, ou não são da estrutura indicada.
error.trust.malformedLDIF	Uma linha ou um registo de LDIF não pode ser lido.
error.trust.malformedPEM	O invólucro PEM não fecha, ou contém caracteres que não são base64.
error.trust.noCertificate	Não foi encontrado nenhum certificado onde se esperava pelo menos um.
error.trust.noChain	Nenhuma cadeia de certificados CV (verificáveis por cartão) leva de uma chave do chip à de um terminal.
error.trust.noSuchFile	Não há nada nesse caminho.
error.trust.notAStore	Uma pasta, ou um ficheiro nela, não é de um repositório de confiança; nada foi escrito.
error.trust.notTrustMaterial	Não é um certificado, nem uma lista de revogação, nem uma lista assinada.
error.trust.nothingToUndo	Não há nenhum estado anterior do repositório de confiança que se possa repor.
error.trust.rollback	Uma lista ou lista de revogação é mais antiga do que a que está no repositório.
error.trust.selfSignatureWrong	A assinatura de uma raiz não é a da sua própria chave: o ficheiro está danificado ou foi alterado.
error.trust.storeDamaged	Um ficheiro de um repositório de confiança não está como foi escrito.
error.trust.storeLocked	Outro processo está a escrever no repositório de confiança.
error.trust.storeNotWritten	Não foi possível escrever no repositório de confiança.
error.trust.storePermissions	Outros, além do utilizador e do administrador, poderiam alterar o repositório de confiança.
error.trust.storeVersion	O repositório de confiança foi escrito por uma versão mais recente deste programa.
error.trust.tooLarge	A entrada é mais longa do que o limite; não foi analisada.
error.trust.unexpectedContent	Uma estrutura correta é de um tipo diferente do pedido.
error.trust.unreadableFile	O ficheiro existe e não pode ser lido.
error.trust.unsupportedAlgorithm	Um identificador de algoritmo, ou os seus parâmetros, não é conhecido.
error.withCode	{error} ({code}).
evidence.aaChannelClosed	O desafio foi enviado num canal que foi fechado antes de a sua chave ser lida.
evidence.aaErrorOfResponse	Veio uma resposta, e há um erro ao lado dela.
evidence.aaFileMissing	O ficheiro com a chave da autenticação ativa não existe.
evidence.applicationTwice	A mesma aplicação está duas vezes no pacote.
evidence.argumentTooLong	O membro é um texto de mais de {count, plural, =1 {# carácter} other {# caracteres}}.
evidence.argumentsWithoutKey	Há argumentos, e nenhuma mensagem que os tenha.
evidence.attemptNone	O membro é uma tentativa que não foi feita, ou uma que teve êxito e não abriu nenhum canal.
evidence.bacCipher	Basic Access Control tem uma cifra diferente de 3DES.
evidence.bacNotAllowed	Basic Access Control não era permitido, e foi tentado.
evidence.bacPassword	Basic Access Control foi tentado com uma palavra-passe que não é a MRZ.
evidence.caChannelBeforeKey	Um acordo de chaves abriu um canal que já existia antes de a sua chave ser lida.
evidence.caChannelsTwice	Dois acordos de chaves abriram um só canal, ou estão na ordem errada.
evidence.caErrorOfSuccess	Um acordo de chaves que teve êxito tem um erro.
evidence.caFileMissing	Falta o ficheiro com a chave da autenticação do chip.
evidence.caKeyUnknown	EF.DG14 não tem a chave e o protocolo que foram tentados.
evidence.caNoKey	EF.DG14 não tem chave para a autenticação do chip.
evidence.caTemplateForAES	MSE:Set KAT é só para 3DES (Doc 9303-11, 6.2.4.1).
evidence.challengeAlone	Um desafio e uma resposta indicam-se em conjunto.
evidence.challengeConflict	Já tinha sido indicado outro desafio ou outra resposta.
evidence.challengeLength	O membro é um desafio de outro comprimento.
evidence.channelUnknown	A leitura teve {count, plural, =1 {# canal seguro} other {# canais seguros}}, e este não está entre eles.
evidence.cipherOfNoOffer	O membro é uma cifra que não é a da oferta.
evidence.cipherOfNoProtocol	O membro é uma cifra que não é a do protocolo.
evidence.cipherWithoutProtocol	Há uma cifra, e nenhum protocolo abriu o chip.
evidence.countCommands	Foram enviados menos comandos do que os ficheiros lidos.
evidence.countMilliseconds	As tentativas de abrir o chip demoraram mais do que toda a comunicação.
evidence.countReceived	Vieram menos octetos do que os que os ficheiros têm.
evidence.countReceivedTooMany	Vieram mais octetos do que tantas respostas podem ter.
evidence.countSent	Um comando tem pelo menos quatro octetos, e foram enviados menos.
evidence.countSentTooMany	Foram enviados mais octetos do que tantos comandos podem ter.
evidence.fileConflict	{file} já tinha vindo de {first}, com octetos diferentes.
evidence.fileContradictory	O membro é um ficheiro com octetos e sem o estado read, ou o inverso.
evidence.fileEmpty	O ficheiro não tem octetos.
evidence.fileEndedToEnd	A leitura terminou antes do fim deste ficheiro, e chegou ao seu fim.
evidence.fileOfClosedChannel	Um ficheiro veio por um canal que já tinha sido fechado.
evidence.fileOfClosedChip	Foi lido um grupo de dados de um chip que não foi aberto.
evidence.fileProtection	A indicação de o ficheiro estar ou não protegido não condiz com o canal por onde veio.
evidence.fileStatusWord	Nenhum ficheiro neste estado termina com esta palavra de estado.
evidence.fileTooLong	{file} tem mais de {limit} octetos.
evidence.fileTwice	O ficheiro {file} aparece duas vezes.
evidence.folderWithoutFiles	A pasta não contém nenhum ficheiro com o nome de um ficheiro de um documento.
evidence.formUnknown	O objeto não tem nenhum dos membros pelos quais se reconhecem as formas de Docs/evidence.md.
evidence.identifierUnknown	Nenhum ficheiro de um documento tem este identificador.
evidence.mappingChannel	O canal do mapeamento foi aberto pela autenticação do chip.
evidence.mappingParameters	O mapeamento tem parâmetros de domínio diferentes dos de PACE.
evidence.mappingWithoutPACE	O chip não foi aberto por PACE com mapeamento de autenticação do chip.
evidence.memberMissing	Falta o membro.
evidence.memberUnknown	O membro é um objeto com um membro que não é conhecido.
evidence.messageTooDeep	O membro é uma mensagem em mais de {count} camadas de mensagens.
evidence.nameAmbiguous	Este é o identificador de {first} e de {second}, e o conteúdo não é de nenhum dos dois.
evidence.nameUnknown	Nenhum ficheiro de um documento tem este nome.
evidence.noAnswerToReset	O membro não é uma resposta ao reset (ATR).
evidence.noApplicationIdentifier	O membro não é um identificador de aplicação de 1 a 16 octetos em dígitos hexadecimais.
evidence.noArgument	O membro não é um argumento: um valor sob o nome do seu tipo.
evidence.noArguments	O membro não é um objeto de no máximo {count} argumentos.
evidence.noBase64	O membro não é base64.
evidence.noBoolean	O membro não é true nem false.
evidence.noCode	O membro não é um código da lista.
evidence.noDeparture	O membro não é o nome de um desvio.
evidence.noFile	O membro não é um ficheiro de um documento.
evidence.noFileIdentifier	O membro não é um identificador nem uma etiqueta de um ficheiro.
evidence.noHexadecimal	O membro não são octetos hexadecimais, no máximo {count}.
evidence.noList	O membro não é uma lista de no máximo {count} valores.
evidence.noNumber	O membro não é um número de {least} a {most}.
evidence.noObject	O membro não é um objeto.
evidence.noObjectIdentifier	O membro não é um identificador de objeto.
evidence.noOffer	O membro não é uma oferta de PACE.
evidence.noStatusWord	O membro não é uma palavra de estado.
evidence.noText	O membro não é um texto.
evidence.noTime	O membro não é uma hora.
evidence.noWord	O membro não é uma palavra da sua lista.
evidence.noWords	O membro não tem palavras.
evidence.notOpenedToEnd	O chip não foi aberto, e a leitura chegou ao fim.
evidence.nothingGiven	Não foi indicado nenhum ficheiro de um documento.
evidence.offerContradictory	O membro é uma oferta de PACE cujas partes não combinam entre si.
evidence.offerSkippedUnknown	EF.CardAccess não tem a oferta que foi posta de lado.
evidence.offerTriedUnknown	EF.CardAccess não tem a oferta que foi tentada.
evidence.offerWithoutPACE	A tentativa tem uma oferta de PACE e não é de PACE.
evidence.openingNoAttempt	O que abriu o chip não está entre as tentativas.
evidence.openingOtherwise	O modo como o chip foi aberto não é o que diz a tentativa que o abriu.
evidence.openingTriesLeft	Nenhuma tentativa que abra o chip diz isto das tentativas que restam.
evidence.openingWithError	Uma tentativa que abriu o chip tem um erro, um passo em que terminou ou uma palavra de estado de erro.
evidence.originContradictory	O pacote diz que nada se sabe da leitura, e descreve-a.
evidence.originTold	O pacote diz que leu outro programa, e também que este programa leu de um chip.
evidence.outcomeNotBorneOut	O membro é um resultado que a transcrição não confirma.
evidence.outcomeOfNoAttempt	O membro é um resultado que as tentativas não confirmam.
evidence.outcomeOfOtherRights	O membro é um resultado que não combina com os seus direitos.
evidence.paceNotAllowed	PACE não era permitido, e foi tentado.
evidence.passwordNotAsked	A tentativa tem uma palavra-passe onde nenhuma foi pedida.
evidence.printedContradictory	O membro é uma zona impressa com metade da sua forma, ou com um dígito de controlo repetido.
evidence.printedDigitsRight	Foram usados dígitos de controlo calculados, e os impressos estão certos.
evidence.printedFieldTwice	Um campo da MRZ impressa aparece duas vezes.
evidence.printedFieldsOthers	Os campos comparados não são os que uma comparação deste tipo abrange.
evidence.printedFormOfNothing	Existe a forma das linhas impressas, e não foram indicadas linhas.
evidence.printedZoneMissing	O chip foi aberto com a MRZ, e não foi indicada nenhuma.
evidence.recordsWithoutRights	Os registos só vêm por um canal seguro aberto por PACE, e só quando o terminal mostrou os seus direitos.
evidence.refusalWithoutWord	O chip recusou a tentativa, e falta a sua palavra de estado.
evidence.reopeningNotNoted	O chip estava aberto, e nada diz que foi aberto de novo.
evidence.reopeningOtherwise	O chip foi aberto de novo de um modo diferente do anterior.
evidence.responseTooLong	Uma resposta tem de 1 a {limit} octetos.
evidence.schemaUnknown	O texto não é do esquema {schema}.
evidence.sealBesideDocument	O objeto tem membros de um selo (data e sig) ao lado dos de um documento: indique cada um num ficheiro próprio.
evidence.severalDocuments	De {first} veio {file} de outro documento.
evidence.severalForms	O objeto tem um documento em mais de uma forma: indique cada um num ficheiro próprio.
evidence.signatureForm	O membro não é uma JWS destacada com ES256 ou EdDSA.
evidence.skippedWithTranscript	Um protocolo omitido tem uma transcrição.
evidence.taChannelNotProven	A autenticação do terminal decorreu num canal em que o chip não se provou.
evidence.taNotOffered	EF.DG14, que oferece autenticação do terminal, não foi lido.
evidence.textTooLong	O membro é um texto de mais de 256 octetos.
evidence.textUndecodable	O texto não contém os octetos de um ficheiro, nem em hexadecimal nem em base64.
evidence.timeBeforePassports	A leitura começou antes de haver passaportes eletrónicos: o relógio do leitor estava errado. Acerte-o e leia o documento de novo.
evidence.timeInFuture	A leitura começou no futuro.
evidence.tooManyFiles	Há mais de {limit} ficheiros.
evidence.trailingOfNoFile	O membro são octetos depois de um ficheiro que não os tem, ou que não é um grupo de dados.
evidence.witnessKeyKind	A chave não é de P-256 nem de Ed25519.
evidence.witnessOther	Estão assinadas com a chave {key}, que não é a da testemunha indicada.
evidence.witnessUnsigned	Foi indicada uma testemunha, e estas evidências não estão assinadas.
evidence.witnessWrong	A assinatura não é a da testemunha sobre estas evidências: algo foi alterado depois de assinado.
evidence.wordTwice	O membro é uma lista com uma palavra repetida.
evidence.zoneOfPassword	reader.password é «mrz», e falta printedMRZ: acrescente-o, ou deixe reader.password de fora.
explain.access.cardAccess.authenticity	EF.CardAccess diz como se abre o chip, e ninguém o assinou. É comparado com as cópias assinadas das suas entradas; se diferirem, leia de novo noutro leitor.
explain.access.dir.authenticity	EF.DIR enumera as aplicações do chip, e ninguém o assinou. É comparado com a cópia assinada. Uma diferença não diz nada contra os dados do titular.
explain.access.protocol.downgrade	Se o emissor assinou que o chip tem PACE, tem de se usar PACE. Um modo mais antigo no seu lugar pode significar que algo entre o leitor e o chip afastou o PACE: leia de novo, noutro leitor.
explain.access.protocol.established	O chip só fala com quem conhece o que está impresso no documento: a sua MRZ ou o seu CAN. Se isto terminou cedo, o mais provável é que algo tenha sido mal introduzido, ou que o documento se tenha mexido no leitor.
explain.access.terminalAuthentication.established	As impressões digitais e as íris só são mostradas a terminais a que um Estado deu certificados. Se isto ficar em aberto, o resto do documento é, ainda assim, avaliado.
explain.chip.activeAuthentication.signature	O chip assina um número sorteado para esta leitura, com uma chave privada que não sai dele; uma cópia não a tem. Se falhou, o chip é uma cópia. Se isto ficar em aberto, leia de novo.
explain.chip.chipAuthentication.keyAgreement	O chip mostra que tem uma chave privada que não sai dele; uma cópia não a tem. Se falhou, o chip é uma cópia. Se isto ficar em aberto, leia de novo.
explain.chip.chipAuthenticationMapping.data	Enquanto é aberto por PACE, o chip mostra que tem uma chave privada que não sai dele; uma cópia não a tem. Se falhou, o chip é uma cópia.
explain.chip.proof.demanded	A sua política exige que o chip prove que é o original, e diz a quem. Se isto ficar em aberto, leia o documento de novo com o seu próprio leitor, ou dê um desafio para a leitura.
explain.document.dg11.matchesDG1	EF.DG11 diz mais sobre o titular. O nome e a data de nascimento não podem contradizer EF.DG1. Se o fizerem, compare ambos com o que está impresso.
explain.document.dg12.matchesDG1	EF.DG12 diz mais sobre o documento. A sua data de emissão tem de estar entre o nascimento e a validade. Se não estiver, compare-a com o que está impresso.
explain.document.expiry.current	A data de validade no chip é comparada com hoje, ou com o dia que indicou. Um documento expirado pode, ainda assim, ser autêntico: as suas regras dizem se é aceite.
explain.document.issuer.allowed	A sua política só aceita documentos de alguns Estados. Se o Estado não estiver entre eles, ou não puder ser lido, peça outro documento.
explain.document.issuer.matchesSigner	O Estado que o documento nomeia tem de ser o que o assinou. Se diferirem, não confie no documento a não ser que saiba porquê.
explain.document.mrz.checkDigits	As linhas do chip também têm dígitos de controlo. Um errado é muito provavelmente uma falha do emissor: compare as linhas com as impressas.
explain.document.mrz.matchesDG1	As linhas impressas são comparadas com as do chip. Só isto liga o documento ao seu chip. Se diferirem, compare o que foi introduzido; se estiver certo, o chip e o documento não pertencem um ao outro.
explain.document.mrz.printedForm	As linhas impressas têm dígitos de controlo contra erros de leitura. Se um estiver errado, compare o que foi introduzido com o documento; se estiver impresso assim, observe o documento com atenção.
explain.document.operator.notBlocked	Quem opera este programa pode dizer que os documentos com certos números não devem ser aceites, por exemplo documentos em branco que foram roubados. Não aceite o documento; pergunte quem fez o bloqueio e porquê: epass trust block mostra-o.
explain.document.status.notReported	Um documento autêntico pode entretanto ter sido perdido ou roubado. Isso só o sabe uma fonte que indique: um ficheiro ou um programa. Sem ela fica por saber, seja o que for que se tenha mostrado além disso. Se o documento foi dado como tal, siga as suas regras para esses documentos.
explain.document.type.allowed	A sua política só aceita documentos de alguns tipos. Se o tipo não estiver entre eles, ou não puder ser lido, peça outro documento.
explain.document.validity.period	A sua política diz por quanto tempo um documento ainda tem de ser válido a partir de hoje, ou por quanto tempo o pode ser ao todo. Se isto ficar em aberto, as datas não puderam ser lidas.
explain.integrity.com.matchesSOD	EF.COM enumera os ficheiros do documento, e ninguém o assinou. Se diferir da lista assinada, pode ter sido escondido um ficheiro: vale a lista assinada.
explain.integrity.dataGroups.structure	Cada ficheiro lido tem de estar estruturado como a norma prevê. Se um não estiver, uma parte dele não pode ser mostrada; se é autêntico, diz-se noutro lugar.
explain.integrity.hash	O hash do ficheiro é comparado com o que o emissor assinou. Se diferirem, o ficheiro foi alterado depois de assinado. Se isto ficar em aberto, o ficheiro não foi lido.
explain.integrity.mandatoryDataGroups	Todos os documentos têm EF.DG1 (os dados da sua MRZ) e EF.DG2 (o retrato). Se o emissor não assinou nenhum hash de um deles, o que falta não pode ser comparado com a pessoa.
explain.issuer.cardSecurity.revocation	Um Estado revoga um signatário cuja chave se perdeu ou foi roubada. Se isto ficar em aberto, obtenha a lista de revogação em vigor do Estado e importe-a.
explain.issuer.cardSecurity.signature	O signatário de EF.CardSecurity é certificado pela CSCA do seu Estado. Se isto ficar em aberto, esse certificado falta no seu repositório: importe a lista que o tem.
explain.issuer.cardSecurity.validity	Os certificados por trás de EF.CardSecurity são válidos tanto tempo como os documentos a que servem. Se um expirou, o mais provável é que o documento também tenha expirado.
explain.issuer.csca.usagePeriod	A chave de uma CSCA só certifica signatários durante alguns anos. Um signatário certificado fora desse período não foi feito como a norma prevê: pergunte ao emissor, ou decida segundo as suas regras.
explain.issuer.csca.validity	O certificado da CSCA é válido por mais tempo do que os documentos que nele assentam. Se expirou, o mais provável é que o documento também tenha expirado.
explain.issuer.ds.algorithms	Os algoritmos e os comprimentos de chave desgastam-se com o tempo. A sua política não aceita um dos que aqui foram usados, pelo que a assinatura prova menos do que devia.
explain.issuer.ds.documentType	Um signatário pode estar limitado a certos tipos de documentos, como passaportes. Este documento é de outro tipo: veja se é o que parece ser.
explain.issuer.ds.revocation	Um Estado revoga um signatário cuja chave se perdeu ou foi roubada. Se isto ficar em aberto, obtenha a lista de revogação em vigor do Estado e importe-a. Se o signatário estiver revogado, não confie no documento.
explain.issuer.ds.signature	O signatário de documentos é ele próprio certificado pelo seu Estado, através do certificado da CSCA deste. Se isto ficar em aberto, esse certificado falta no seu repositório: importe a lista que o tem. Se falhou, o certificado do signatário foi feito por outra pessoa.
explain.issuer.ds.usagePeriod	A chave de um signatário de documentos só assina durante alguns meses. Um documento emitido fora desse período não foi assinado como a norma prevê: compare a data de emissão, e decida segundo as suas regras.
explain.issuer.ds.validity	O certificado do signatário de documentos é válido pelo menos tanto tempo como os documentos que assinou. Se expirou, o mais provável é que o documento também tenha expirado.
explain.issuer.material.age	A sua política diz que idade podem ter as listas em que o veredicto assenta. Se isto ficar em aberto, importe listas mais recentes e avalie de novo: para isso não é preciso ler o documento.
explain.issuer.operator.notBlocked	Quem opera este programa pode dizer que uma autoridade de certificação ou um signatário não merece confiança. Essa palavra vale, digam o que disserem as listas do próprio Estado. Não aceite o documento; pergunte quem fez o bloqueio e porquê: epass trust block mostra-o.
explain.lds2.csca.usagePeriod	A chave de uma CSCA só certifica signatários durante alguns anos. Um signatário certificado fora desse período não foi feito como a norma prevê.
explain.lds2.csca.validity	O certificado da CSCA é comparado com hoje, ou com o dia que indicou. Se expirou, veja a data do registo.
explain.lds2.record.certificate	Um registo nomeia o certificado de quem o assinou, que o chip guarda junto dos registos. Sem ele nada se sabe do registo.
explain.lds2.record.date	Um registo é assinado enquanto o certificado do seu signatário é válido, e não no futuro. Se não foi assim, não confie no registo.
explain.lds2.record.holder	Um visto indica o número do passaporte para o qual foi emitido e a data de nascimento do titular. Se não forem os deste documento, o visto é de outro: não confie nele aqui.
explain.lds2.record.searchCopy	O Estado figura mais uma vez junto do registo, para que este se possa procurar, e essa indicação ninguém a assinou. Se diferir, vale a que foi assinada.
explain.lds2.record.signature	Só quem tem a chave privada do signatário pode fazer a assinatura de um registo. Se não for válida, o registo foi alterado ou foi feito por outra pessoa.
explain.lds2.signer.algorithms	Os algoritmos e os comprimentos de chave desgastam-se com o tempo. A sua política não aceita um dos que aqui foram usados, pelo que o registo prova menos do que devia.
explain.lds2.signer.name	O nome do signatário figura mais uma vez antes do seu certificado, para se poder procurar. Se diferir, vale o certificado.
explain.lds2.signer.profile	Os certificados destes signatários têm uma forma própria. Um desvio é comunicado, mas não decide nada.
explain.lds2.signer.revocation	Um Estado revoga um signatário cuja chave se perdeu ou foi roubada. Se isto ficar em aberto, obtenha a lista de revogação em vigor do Estado e importe-a.
explain.lds2.signer.role	Carimbos, vistos e dados biométricos adicionais têm signatários próprios. Se outro assinou, o registo não conta.
explain.lds2.signer.signature	O signatário de um registo é ele próprio certificado pelo seu Estado, através do certificado da CSCA deste. Se isto ficar em aberto, esse certificado falta no seu repositório: importe a lista que o tem.
explain.lds2.signer.state	O Estado que o registo nomeia tem de ser aquele cujo signatário o assinou. Se diferirem, não confie no registo.
explain.lds2.signer.validity	O certificado do signatário do registo é comparado com hoje, ou com o dia que indicou. Se expirou, veja a data do registo.
explain.seal.content.features	Os selos de um mesmo tipo de documento têm os mesmos elementos. Se um faltar ou for desconhecido, compare o que o selo diz com o que está impresso.
explain.seal.content.signature	Só quem tem a chave privada do signatário pode fazer a assinatura do selo. Se não for válida, o selo foi alterado ou foi feito por outra pessoa: não confie no documento.
explain.seal.content.structure	Os octetos do código de barras têm de ser um selo. Se não forem, leia de novo o código de barras como octetos, não como texto.
explain.seal.csca.usagePeriod	A chave de uma CSCA só certifica signatários durante alguns anos. Um signatário certificado fora desse período não foi feito como a norma prevê.
explain.seal.csca.validity	O certificado da CSCA é válido por mais tempo do que os selos que nele assentam. Se expirou, veja as datas do documento.
explain.seal.document.dateOfIssue	As datas de um selo têm de se seguir umas às outras, e nenhum documento é emitido no futuro. Se se contradisserem, não confie no documento.
explain.seal.document.expiry	O último dia no selo é comparado com hoje, ou com o dia que indicou. Um documento expirado pode, ainda assim, ser autêntico: as suas regras dizem se é aceite.
explain.seal.issuer.matchesSigner	O Estado que o selo nomeia tem de ser o que o assinou. Se diferirem, não confie no documento.
explain.seal.mrz.checkDigits	As linhas do selo têm dígitos de controlo. Um errado é muito provavelmente uma falha do emissor: compare as linhas com as impressas.
explain.seal.mrz.matchesHeader	O Estado nas linhas do selo tem de ser o do seu início. Se diferirem, compare o selo com o que está impresso.
explain.seal.mrz.matchesPrinted	As linhas do selo são comparadas com as impressas. Se diferirem, compare o que foi introduzido; se estiver certo, o selo pertence a outro documento.
explain.seal.operator.notBlocked	Quem opera este programa pode dizer que um signatário de selos, a sua autoridade de certificação ou os documentos com certos números não merecem confiança. Não aceite o selo; pergunte quem fez o bloqueio e porquê: epass trust block mostra-o.
explain.seal.passport.matchesPrinted	O selo nomeia o passaporte a que pertence. Se o passaporte for outro, o documento não é para o seu titular.
explain.seal.signer.certificate	O selo nomeia o certificado do seu signatário e pode não o conter. Se isto ficar em aberto, importe-o ou indique-o com --certificate.
explain.seal.signer.documentType	Um signatário pode estar limitado a certos tipos de documentos. Este selo está noutro: veja se o documento é o que parece ser.
explain.seal.signer.revocation	Um Estado revoga um signatário cuja chave se perdeu ou foi roubada. Se isto ficar em aberto, obtenha a lista de revogação em vigor do Estado e importe-a.
explain.seal.signer.signature	O signatário do selo é ele próprio certificado pelo seu Estado, através do certificado da CSCA deste. Se isto ficar em aberto, esse certificado falta no seu repositório: importe a lista que o tem.
explain.seal.signer.usagePeriod	A chave do signatário de um selo só assina durante alguns meses. Um selo de outro dia não foi feito como a norma prevê.
explain.seal.signer.validity	O certificado do signatário do selo é válido pelo menos tanto tempo como os documentos com os seus selos. Se expirou, veja as datas do documento.
explain.section.assurances	Cada afirmação assenta em verificações próprias, seja o que for que a política tenha em conta. Do que não está assegurado não se diz que é falso: as evidências não o mostram.
explain.section.defects	Uma lista do emissor, ou de outro Estado, diz que tais documentos têm este defeito, e o que significa para uma verificação.
explain.section.reading	Como o chip foi aberto e o que foi lido. Nada aqui é a favor nem contra o documento.
explain.section.records	Autoridades acrescentaram estes registos ao chip depois da emissão, e cada uma assinou os seus. Nenhum muda o que se diz do documento.
explain.section.seal	Isto é o que o selo diz. Só está provado se o veredicto disser que o selo é autêntico.
explain.section.tolerated	O documento desvia-se aqui da norma, como acontece com documentos em uso. Ainda assim, foi avaliado; uma política mais rigorosa pode não o avaliar.
explain.securityObject.cardSecurity.signature	Só quem tem a chave privada do signatário pode fazer a assinatura de EF.CardSecurity. Se não for válida, o ficheiro foi alterado, e o chip pode ser uma cópia.
explain.securityObject.cardSecurity.signedAttributes	A assinatura é sobre um hash do que EF.CardSecurity diz. Se esse hash for outro, o ficheiro foi alterado depois de assinado.
explain.securityObject.cardSecurity.structure	EF.CardSecurity contém chaves do chip, assinadas pelo emissor. Se estiver malformado, não prova nada; ainda assim, EF.SOD pode provar os dados.
explain.securityObject.sod.signature	Só quem tem a chave privada do signatário de documentos pode fazer esta assinatura. Se não for válida, a lista foi alterada ou foi assinada por outra pessoa: não confie no documento.
explain.securityObject.sod.signedAttributes	A assinatura é sobre um hash da lista de hashes. Se esse hash for outro, a lista foi alterada depois de assinada.
explain.securityObject.sod.structure	EF.SOD é a lista de hashes que o emissor assinou, com a assinatura. Se estiver malformado, nada do documento está provado. Leia de novo; se continuar assim, não confie no documento.
explain.verdict.aborted	A leitura terminou cedo, pelo que nada se diz a favor ou contra o documento.
explain.verdict.failed	Mostrou-se que algo que a sua política pede não se verifica. Não é forçosamente uma falsificação.
explain.verdict.genuineButExpired	Tudo o que a sua política pede foi mostrado. O documento já não é válido.
explain.verdict.notGenuine	Algo foi falsificado ou alterado, ou o chip é uma cópia.
explain.verdict.undetermined	De algo que a sua política pede, não foi possível mostrar se se verifica ou não.
explain.verdict.verified	Tudo o que a sua política pede foi mostrado, e nada há contra o documento.
explain.verdict.verifiedWithFindings	Tudo o que a sua política pede foi mostrado, mas há outro ponto que é contra o documento ou que ficou em aberto.
explain.withClause	{explanation}. Ver {clause}.
file.absent	O chip não tem {file}.
file.accessDenied	O chip negou o acesso a {file}.
file.allDecoded	Todos os grupos de dados lidos podem ser descodificados.
file.bothMandatoryMissing	EF.SOD não enumera {first} e {second}, que todos os documentos têm.
file.checkNotReached	A leitura terminou antes de se poder verificar isto.
file.contentMalformed	O que foi lido não pode ser descodificado. {faults}.
file.dataGroupsNotReached	A leitura terminou antes do fim de um grupo de dados.
file.deviationIn	{deviation} ({file}).
file.deviationsRefused	{deviations}. A política recusa-o.
file.fault	{error} ({place}, {code}).
file.listNotKnown	Sem EF.SOD não se sabe que grupos de dados existem.
file.mandatoryListed	EF.SOD enumera EF.DG1 e EF.DG2, que todos os documentos têm.
file.mandatoryMissing	EF.SOD não enumera {file}, que todos os documentos têm.
file.noDataGroupRead	Não foi lido nenhum grupo de dados.
file.notConformant	O que o chip deu não corresponde a {file}.
file.notInDocument	O documento não tem {file}.
file.notReached	A leitura terminou antes do fim de {file}.
file.notReachedAtAll	A leitura terminou antes de {file} ser lido.
file.notRead	{file} não foi lido.
file.notReadBecause	{file} não foi lido. {why}.
file.tooLarge	{file} é maior do que aquilo que dele se lê.
file.truncated	{file} não chegou completo: envie-o ou leia-o de novo.
file.undecodable	{file} não pode ser descodificado.
grant.aboutEvery	{kind, select, defectList {listas de defeitos} documentSignerList {listas de signatários de documentos} other {listas mestras}}, sobre todos os Estados
grant.aboutStates	{kind, select, defectList {listas de defeitos} documentSignerList {listas de signatários de documentos} other {listas mestras}}, sobre {states}
grant.added	+ concedido: {grant}, à CSCA {digest}
grant.argumentNotRead	Uma concessão é SHA256:TIPO:ESTADOS; {text} é outra coisa.
grant.columnCSCA	SHA-256 da CSCA
grant.columnPublisher	publicador
grant.columnStates	Estados
grant.count	{count, plural, =1 {# concessão.} other {# concessões.}}
grant.howToGrant	epass trust list --json mostra-os; epass trust import --grant aceita uma lista com a sua concessão.
grant.nameEmpty	O nome do repositório está vazio.
grant.nameThePublisher	Indique o publicador pelo SHA-256 do seu certificado de CSCA.
grant.needsKindAndStates	Uma concessão precisa de --kind e --states.
grant.none	Não há concessões.
grant.notInStore	não está no repositório
grant.nothingGranted	Nada foi concedido.
grant.nothingToTake	Essa concessão não existe. Uma concessão para todos os Estados (*) só pode ser retirada por inteiro.
grant.prompt	Códigos ou nomes separados por vírgulas, * para todos os Estados, nada para nenhum:
grant.publisherDigest	SHA-256 da sua CSCA: {digest}
grant.publisherNotNamed	Um publicador é indicado pelos 64 dígitos hexadecimais de um SHA-256.
grant.publisherPage	O seu publicador tem a impressão digital nesta página (consultada em {date}):
grant.publisherSHA1	SHA-1 da sua CSCA: {digest}
grant.publisherSpeaks	O publicador{hasState, select, yes { ({state})} other {}} fala, nas suas {kind, select, defectList {listas de defeitos} documentSignerList {listas de signatários de documentos} other {listas mestras}}, de outros Estados.
grant.publisherUnknown	Nenhum certificado de CSCA do repositório tem esse SHA-256.
grant.question	Compare-o com o que o publicador diz. De que Estados podem falar as suas {kind, select, defectList {listas de defeitos} documentSignerList {listas de signatários de documentos} other {listas mestras}}, agora e em edições futuras?
grant.removed	- deixa de ser concedido: {grant}, à CSCA {digest}
grant.statesNotRead	--states aceita códigos ou nomes de Estados separados por vírgulas, ou *; {text} é outra coisa.
grant.whatIsGranted	epass trust grant mostra o que está concedido.
hash.algorithmUnknown	O algoritmo de hash {algorithm} não é conhecido.
hash.length	O hash do grupo de dados {number} no objeto de segurança tem {count, plural, =1 {# octeto} other {# octetos}}, o que não é o comprimento de {algorithm}.
hash.listsAgree	EF.COM enumera os grupos de dados para os quais o objeto de segurança tem hashes.
hash.listsDiffer	EF.COM e o objeto de segurança enumeram grupos de dados diferentes: {numbers}.
hash.match	O hash {algorithm} do grupo de dados {number} é o que está no objeto de segurança.
hash.matchUnproven	O hash {algorithm} do grupo de dados {number} é o que está no objeto de segurança, cuja assinatura não está provada.
hash.matchWithTrailing	O hash {algorithm} do grupo de dados {number}, com {count, plural, =1 {o octeto que o segue} other {os # octetos que o seguem}}, é o que está no objeto de segurança.
hash.matchWithTrailingUnproven	O hash {algorithm} do grupo de dados {number}, com {count, plural, =1 {o octeto que o segue} other {os # octetos que o seguem}}, é o que está no objeto de segurança, cuja assinatura não está provada.
hash.mismatch	EF.DG{number} não é o que o Estado assinou ({algorithm}).
hash.mismatchSpoiled	EF.DG{number} não é o que o Estado assinou ({algorithm}) e parece danificado.
hash.notComputed	Não foi possível calcular {algorithm}.
hash.notListed	O objeto de segurança não tem hash para o grupo de dados {number}.
hash.notRead	O grupo de dados {number} não foi lido.
headline.aborted	INTERROMPIDO
headline.butDetailDiffers	{statement}, mas EF.DG11 indica {field, select, name {outro nome} dateOfBirth {outra data de nascimento} other {outro número pessoal}}
headline.butExpired	{statement}, mas o documento expirou em {day}
headline.butIssueDate	{statement}, mas EF.DG12 indica uma data de emissão impossível
headline.butOtherState	{statement}, mas o documento foi assinado por um Estado diferente do que nele consta
headline.butStateUnknown	{statement}, mas não se sabe se o documento foi assinado pelo Estado que nele consta
headline.chipKeysForged	o ficheiro com as chaves do chip não é o que o Estado assinou
headline.dataChanged	os dados foram alterados depois de assinados
headline.dataGenuine	os dados são autênticos
headline.dataGroup	{number, select, 1 {os dados da MRZ (EF.DG1)} 2 {o retrato (EF.DG2)} 12 {os dados de emissão (EF.DG12)} 14 {as chaves do chip (EF.DG14)} 15 {a chave do chip (EF.DG15)} other {EF.DG{number}}}
headline.endedEarly	o procedimento terminou antes do fim
headline.failed	FALHOU
headline.filesRead	{count, plural, =1 {Até então foi lido # ficheiro do documento} other {Até então foram lidos # ficheiros do documento}}.
headline.genuineButExpired	AUTÊNTICO, MAS EXPIRADO
headline.genuineButExpiredWithFindings	AUTÊNTICO, MAS EXPIRADO, COM OBSERVAÇÕES
headline.issuerNotProven	inalterado desde que foi assinado; não foi possível verificar se um Estado o assinou
headline.listed	Pela CSCA responde apenas: {publication}.
headline.matchesUnproven	os dados coincidem com um objeto de segurança cuja assinatura não está provada
headline.mayBeCopy	os dados lidos são autênticos, mas o chip pode ser uma cópia
headline.noDataGroup	não foi lido nenhum grupo de dados
headline.noSeal	o código de barras não pode ser lido como selo
headline.notGenuine	NÃO AUTÊNTICO
headline.notGiven	Não enviado e a pedir: {files}.
headline.notOriginal	este não é o chip original
headline.notProtected	este chip não está protegido contra cópia
headline.notProven	foi mostrado o que a política conta, mas não que os dados sejam autênticos
headline.objectGenuine	o objeto de segurança é autêntico, não foram lidos dados
headline.ofCardSecurity	{finding} (EF.CardSecurity)
headline.ofPrintedZone	o chip corresponde à MRZ impressa
headline.original	o chip é o original
headline.originalBy	o chip é o original, {source, select, verifier {pelo desafio do verificador} terminal {pelo desafio do terminal} other {conforme registado}}
headline.otherPrint	a MRZ impressa não é a do chip
headline.otherState	O documento foi assinado por um Estado diferente do que nele consta.
headline.readElsewhere	Lido noutro lugar, e visto apenas aí: {checks}.
headline.readGenuine	os dados lidos são autênticos
headline.sealGenuine	o selo é autêntico
headline.sealGenuineExpired	o selo é autêntico, mas o seu documento expirou
headline.sealIssuerNotProven	o titular do certificado assinou o selo, mas não está provado que um Estado o tenha emitido
headline.sealOfPrintedZone	corresponde à MRZ impressa
headline.sealSigned	o signatário do Estado assinou o selo
headline.sealToCompare	compare o que ele diz com o que está impresso
headline.signerForged	não foi assinado por um signatário do Estado
headline.undetermined	INDETERMINADO
headline.unpinned	Nada que seja de confiança responde pela lista em que veio a CSCA.
headline.verified	VERIFICADO
headline.verifiedWithFindings	VERIFICADO, COM OBSERVAÇÕES
help.accessOptions.can	O número de acesso do cartão, que abre o chip com PACE. Se também for indicado --mrz, essa MRZ é comparada com o chip. Sem valor, o epass pede-o.
help.accessOptions.choice	O protocolo: auto (PACE se o chip o oferecer, senão BAC), pace, bac. O relatório diz o que foi usado, e se era oferecido mais.
help.accessOptions.pin	O PIN do titular, que abre um documento de identidade com PACE. É enviado uma só vez: bastam poucas tentativas erradas para o bloquear.
help.accessOptions.puk	O PUK de um tal cartão, do mesmo modo.
help.batchOptions.batch	Avaliar cada documento nas pastas, nos pacotes e nos arquivos indicados, e escrever uma linha de JSON para cada um.
help.batchOptions.jobs	Avaliar tantos documentos ao mesmo tempo. Sem esta opção: tantos quantos os processadores.
help.batchOptions.resume	Acrescentar as linhas a este ficheiro, e ignorar as entradas cujas linhas já lá estão.
help.batchOptions.summary	Escrever no fim quantos documentos tiveram que desfecho, por resultado, Estado e motivo (JSON); - é a saída de erro padrão.
help.batchOptions.unordered	Escrever cada linha assim que estiver pronta, e não pela ordem das entradas.
help.channelOptions.document	Com --simulate: criar o documento, o chip e o leitor que este ficheiro JSON descreve (- para a entrada padrão).
help.channelOptions.link	Com --simulate: dizer quanto a leitura demoraria num campo real de tantos kbit/s.
help.channelOptions.reader	O leitor, pelo nome ou parte dele. Sem esta opção: aquele em que está um documento. Com --watch pode ser indicada mais de uma vez; sem ela acompanham-se todos os leitores.
help.channelOptions.simulate	Ler um chip simulado neste processo; epass simulate --list indica os perfis.
help.channelOptions.timeout	Quantos segundos pode demorar uma leitura, incluindo as esperas por um documento perdido (sem esta opção, 300).
help.channelOptions.vpcdListen	Ser o leitor virtual: ler o chip virtual que se ligar a esta porta de 127.0.0.1. Não é preciso pcscd.
help.channelOptions.wait	Quantos segundos esperar por um documento, também por um que se perca durante a leitura. Sem esta opção: 60 num terminal, 3 noutros casos; um chip virtual tem 60, e 10 quando se perde.
help.checkClause	{title}: {clause}
help.checkRole	{policy}: {role}{isAsked, select, yes {, se foi pedido} other {}}.
help.checksMore	epass help checks NOME diz mais sobre uma, e Docs/checks.md sobre todas.
help.conformChipCommand.abstract	Executar os casos para chips com um chip.
help.conformChipCommand.case	Executar este caso e os que têm de vir antes dele. Pode ser indicado mais de uma vez.
help.conformChipCommand.chipDate	O dia que o chip toma por hoje, a partir do qual se contam as datas dos certificados. Sem ele, o de --ics, ou o primeiro dia da CVCA.
help.conformChipCommand.cvca	O certificado do ponto de confiança que o chip indica em primeiro lugar.
help.conformChipCommand.cvcaKey	A chave privada de --cvca, PEM sem palavra-passe.
help.conformChipCommand.destructive	Executar também os casos que deixam o chip com outra data ou outro ponto de confiança.
help.conformChipCommand.files	Executar os casos deste ficheiro, ou dos ficheiros desta pasta, em vez dos incorporados. Pode ser indicado mais de uma vez.
help.conformChipCommand.ics	O que o chip declara suportar, um ficheiro de epass-conformance-ics/1.
help.conformChipCommand.list	Enumerar os casos sem executar nenhum.
help.conformChipCommand.printIcs	Escrever o que o chip declara segundo os seus próprios ficheiros, como ficheiro para --ics, sem executar nenhum caso.
help.conformChipCommand.text1	Cada caso leva o chip ao ponto onde começa, envia comandos, certos e errados, e compara as respostas com as que a cláusula permite: as linhas da BSI TR-03105-3.2, as da 3.3 que dizem respeito a passaportes, e casos de cláusulas do Doc 9303. O que o chip declara determina os casos: a declaração de conformidade da implementação de --ics, ou o que dizem EF.CardAccess, EF.COM e EF.DG14.
help.conformChipCommand.text2	A última tentativa de uma palavra-passe nunca é gasta, e só se experimentam palavras-passe erradas se o chip não as contar. Os certificados de terminais são criados como os casos os pedem, pela CVCA de um documento simulado ou pela de --cvca. Os casos que deixam o chip com outra data ou outro ponto de confiança só são executados com --destructive.
help.conformChipCommand.text3	Termina com 0 se todos os casos deram o resultado esperado, com 1 se algum não o deu, e com 2 se algum não pôde ser executado.
help.conformChipCommand.unit	Executar os casos desta unidade. Pode ser indicada mais de uma vez.
help.conformCommand.abstract	Executar casos de conformidade e comparar os seus resultados.
help.conformCommand.text1	Os casos de especificações de testes publicadas, e outros escritos a partir das cláusulas do Doc 9303, cada um com o resultado que deve dar. Docs/conformance.md contém-nos todos, com os resultados desta versão.
help.conformDiffCommand.abstract	Comparar os resultados de duas execuções.
help.conformDiffCommand.first	Resultados escritos por epass conform reader --out.
help.conformDiffCommand.json	Escrever um objeto JSON.
help.conformDiffCommand.second	Resultados posteriores.
help.conformDiffCommand.text1	Uma linha por cada caso cujo resultado mudou. Termina com 0 se nenhum mudou, e com 1 se algum mudou.
help.conformLdsCommand.abstract	Confrontar os ficheiros de um documento com as regras que lhes dizem respeito.
help.conformLdsCommand.text1	Aquilo de que um personalizador precisa antes de imprimir: cada ficheiro da estrutura lógica de dados é confrontado com as cláusulas do Doc 9303 e com as unidades LDS_D a LDS_K da BSI TR-03105-5.1, uma linha por regra, cada falha com o seu ficheiro e octeto. Aceita o que epass verify aceita: uma pasta, ficheiros pelos seus nomes ou um pacote. Sem --trust nada se diz sobre quem emitiu o signatário de documentos.
help.conformLdsCommand.text2	Termina com 0 se nenhuma regra foi violada, com 1 se alguma o foi, e com 2 se alguma não pôde ser avaliada.
help.conformLdsCommand.trust	Certificados de CSCA: um ficheiro, uma pasta ou um repositório. Com eles se avaliam as regras sobre o emissor do signatário de documentos.
help.conformPkiCommand.abstract	Confrontar certificados, listas de revogação e listas assinadas com os seus perfis.
help.conformPkiCommand.files	Ficheiros ou pastas de certificados, listas de revogação e listas assinadas.
help.conformPkiCommand.text1	Aquilo de que o operador de uma CSCA precisa antes de publicar: certificados, listas de revogação, listas mestras e listas de desvios são confrontados com o Doc 9303-12, com as verificações que a PKD da ICAO faz ao que é carregado, segundo os seus códigos, e com as linhas da BSI TR-03105-5.1 sobre certificados. O que cada objeto é dizem-no os seus octetos; os ficheiros estão em DER, PEM ou LDIF, podem conter vários objetos, e os de um mesmo emissor são confrontados entre si.
help.conformReaderCommand.abstract	Executar os casos para leitores com este programa.
help.conformReaderCommand.case	Executar só este caso. Pode ser indicado mais de uma vez.
help.conformReaderCommand.cases	Executar os casos deste ficheiro, ou dos ficheiros NAME.json desta pasta, em vez dos incorporados.
help.conformReaderCommand.html	Escrever os resultados como página.
help.conformReaderCommand.json	Escrever um objeto JSON em vez de uma tabela.
help.conformReaderCommand.junit	Escrever os resultados como XML JUnit.
help.conformReaderCommand.list	Enumerar os casos sem executar nenhum.
help.conformReaderCommand.observe	Executar este comando para cada caso, e tomar a sua resposta.
help.conformReaderCommand.observeTimeout	Dar ao comando este número de segundos por caso.
help.conformReaderCommand.out	Escrever os resultados, cada um com o seu rasto, como JSON.
help.conformReaderCommand.profile	Uma função que o leitor declara, como AIP ou DG3: os casos sobre outra não são aplicáveis. Pode ser indicada mais de uma vez; sem ela declaram-se todas.
help.conformReaderCommand.resume	Retomar o que este ficheiro de resultados contém, e executar o resto.
help.conformReaderCommand.text1	Um chip simulado faz de documento de cada caso, e o que a política decide é comparado com o que o caso espera. As linhas da BSI TR-03105-5.1 figuram com os seus números; os casos de cláusulas não os têm.
help.conformReaderCommand.text2	Termina com 0 se todos os casos deram o resultado esperado, com 1 se algum não o deu, e com 2 se algum não pôde ser executado.
help.conformReaderCommand.text3	Com --vpcd os documentos são apresentados um após outro num leitor virtual, para que qualquer outro leitor os leia: o de um pcscd com o controlador vpcd, ou o que esteja à escuta como o vpcd. O que esse leitor responde é introduzido no terminal, ou apurado pelo comando de --observe, que o faz funcionar.
help.conformReaderCommand.text4	O comando de --observe recebe a zona impressa na sua entrada padrão, linha a linha, e o nome do caso em EPASS_CASE. Dá a resposta com o seu estado de saída, 0 para êxito e 1 para falha, ou escrevendo uma só palavra, successful ou failed. Qualquer outra coisa não é uma resposta.
help.conformReaderCommand.unit	Executar os casos desta unidade. Pode ser indicada mais de uma vez.
help.conformReaderCommand.vpcd	Apresentar os documentos no leitor virtual que aí está à escuta, para outro leitor.
help.conformRules.case	Avaliar só esta regra. Pode ser indicada mais de uma vez.
help.conformRules.list	Enumerar as regras sem avaliar nenhuma.
help.conformRules.unit	Avaliar as regras desta unidade. Pode ser indicada mais de uma vez.
help.doctorCommand.abstract	Verificar esta máquina e escrever um pacote para um relatório de erro.
help.doctorCommand.bundle	Escrever num ficheiro novo o pacote, com o que o documento no leitor mostra.
help.doctorCommand.json	Escrever um objeto JSON: o que o pacote contém.
help.doctorCommand.text1	Examina o serviço de smart cards e quem o pode usar, leitores, controladores e módulos do kernel, outros programas que ocupam cartões, o OpenSSL, o repositório de confiança, o relógio e a localização (locale). Cada verificação diz o que se viu e o que fazer a seguir, com o comando. Nada é alterado.
help.doctorCommand.text2	Com --bundle também lê o documento no leitor e escreve o que é útil para um relatório de erro: os primeiros comandos e os seus tempos, que ficheiros existem, que comprimento têm, que protocolos foram executados e como terminaram. Não contém dados pessoais: nenhum ficheiro de um grupo de dados, nenhum hash, nenhum número do documento, do leitor ou de um certificado, nenhum nome deste computador ou do seu utilizador. Com --mrz ou --can examina-se também o que está por trás do controlo de acesso.
help.doctorCommand.text3	Termina com 0 se não houver nenhum problema, e com 1 caso contrário; um aviso não é um problema.
help.epassCommand.abstract	Ler passaportes eletrónicos e decidir se o que foi lido é autêntico.
help.epassCommand.text1	epass read --mrz pede a MRZ de um passaporte que esteja num leitor, lê o seu chip e avalia-o; com --simulate lê um passaporte simulado.
help.evidenceCommand.abstract	Criar evidências a partir do que outros programas leram.
help.evidenceCommand.text1	Um pacote contém os octetos exatos dos ficheiros de um documento e diz como cada um chegou até ele; epass verify avalia-o as vezes que se quiser. Docs/evidence.md tem os nomes e as formas que se aceitam.
help.evidenceMakeCommand.abstract	Pôr os ficheiros de um documento num só pacote.
help.evidenceMakeCommand.challenge	O desafio da autenticação ativa a que o chip respondeu: 16 dígitos hexadecimais.
help.evidenceMakeCommand.input	Pastas, ficheiros, textos JSON, ou - para um texto JSON na entrada padrão.
help.evidenceMakeCommand.out	Escrever o pacote neste ficheiro novo.
help.evidenceMakeCommand.text1	Os ficheiros reconhecem-se pelos seus nomes (EF.SOD, DG1.bin, 0101.bin) e contêm octetos, dígitos hexadecimais ou base64; um texto JSON tem uma das formas de Docs/evidence.md. Aqui nada se avalia e nada se acrescenta: de como os ficheiros foram lidos, o pacote diz o que foi declarado, ou que não se sabe.
help.evidenceOptions.at	Avaliar à data indicada (2026-11-21, ou com hora, em UTC) e não à data de agora.
help.evidenceOptions.evidence	Um pacote que epass read --out escreveu; ficheiros de um documento ou uma pasta com eles (EF.SOD, EF.DG1 ...); um texto JSON de Docs/evidence.md; um selo; ou - para a entrada padrão.
help.exitAccessRefused	O chip recusou o acesso, ou o que foi indicado não o abre.
help.exitBadData	Um ficheiro, uma lista ou uma MRZ não é o que devia ser.
help.exitBusy	Outra coisa o está a usar agora; tente de novo.
help.exitCannotWrite	Não é possível escrever uma saída ou o repositório de confiança.
help.exitCardIO	O cartão ou a sua ligação falhou.
help.exitCodes	Como um comando termina, em $? da shell:
help.exitFailed	Uma verificação falhou.
help.exitInternalError	Um erro dentro do programa.
help.exitInterrupted	Foi interrompido.
help.exitNoInput	Uma entrada não existe ou não pode ser lida.
help.exitSuccess	Feito. Em read e verify: o resultado global é bem-sucedido.
help.exitUnavailable	Não há leitor, cartão ou serviço de smart cards, ou esta compilação não tem nada desse tipo.
help.exitUndetermined	O resultado global é indeterminado: não foi possível demonstrar algo que conta.
help.exitUsage	Opções que não fazem sentido.
help.fileOptions.aid	A aplicação que contém o documento de viagem, se não for A0000002471001, como em alguns cartões nacionais: 1 a 16 octetos em dígitos hexadecimais.
help.fileOptions.applications	Ler também EF.DIR no fim e dizer que aplicações o chip enumera.
help.fileOptions.challenge	Desafio da autenticação ativa dado pelo verificador, 16 dígitos hexadecimais (ver epass verify --challenge). Aleatório se for omitido.
help.fileOptions.dataGroups	Ler só estes grupos de dados, por exemplo 1,2,11.
help.fileOptions.lds2	Ler só os registos destas aplicações LDS2, se o terminal tiver direitos nelas: travelRecords, visaRecords, additionalBiometrics; ou none. Sem esta opção: todas.
help.fileOptions.resume	Continuar a partir do pacote de uma leitura deste documento que terminou antes do fim (--out).
help.fileOptions.skip	Omitir estes: grupos de dados, por exemplo 2, o retrato pela palavra portrait, e os protocolos aa, ca, cam, ta (autenticação ativa, autenticação do chip e o seu mapeamento, autenticação do terminal).
help.grantArgument.form	SHA256:TIPO:ESTADOS: permitir que o publicador com a CSCA desse SHA-256 fale de outros Estados nas suas listas desse tipo ({values}): códigos ou nomes separados por vírgulas, ou *.
help.heading	{title}:
help.imageOutputOptions.images	Escrever numa pasta nova as imagens de EF.DG2 a EF.DG5, EF.DG7, EF.DG11 e EF.DG12, com JPEG 2000 como PNG.
help.inspectCommand.abstract	Descodificar ficheiros da estrutura lógica de dados e de LDS2, certificados, objetos CMS, listas e selos.
help.inspectCommand.files	Um ficheiro, uma pasta de ficheiros, um pacote de evidências, ou - para a entrada padrão.
help.inspectCommand.json	Escrever um objeto JSON.
help.inspectCommand.offsets	Mostrar onde está cada objeto de dados: posição, comprimentos, etiqueta e nome.
help.inspectCommand.reveal	Mostrar também dados pessoais.
help.inspectCommand.text1	Mostra o que um ficheiro diz. Só verifica assinaturas de listas assinadas e de certificados CV (verificáveis por cartão) dentro de um mesmo ficheiro. Os dados pessoais, e o que se pode associar a um documento, ficam ocultos, a não ser com --reveal.
help.inspectCommand.text2	Os ficheiros de uma pasta ou de um pacote de evidências são mostrados como um só documento, pela ordem da estrutura lógica de dados.
help.lds2AppendCommand.abstract	Acrescentar um registo a um ficheiro de uma aplicação LDS2.
help.lds2AppendCommand.record	O ficheiro com o registo (- para a entrada padrão).
help.lds2AppendCommand.target	O ficheiro no chip: {values}.
help.lds2AppendCommand.text1	O registo é o que a norma prevê para o ficheiro (Doc 9303-10, quadros 83, 86 e 90), já assinado: o epass não o cria nem o assina. Nenhum registo pode ser retirado. O chip é lido como por epass read, na medida do necessário para ver que é autêntico, e o terminal mostra os seus certificados. Se puder ler o ficheiro, o registo é lido de volta e o seu número indicado.
help.lds2ChangeOptions.json	Escrever o resultado como um objeto JSON.
help.lds2Command.abstract	Escrever carimbos, vistos, dados biométricos e certificados nas aplicações LDS2 de um documento.
help.lds2Command.text1	São lidos por epass read, com um terminal que tenha esse direito, e mostrados por epass inspect.
help.lds2WriteCommand.abstract	Escrever um ficheiro de dados biométricos adicionais e ativá-lo.
help.lds2WriteCommand.activate	Ativar o ficheiro depois de lido de volta: a partir daí ninguém escreve nele.
help.lds2WriteCommand.biometrics	O ficheiro com os dados biométricos (- para a entrada padrão).
help.lds2WriteCommand.target	O ficheiro no chip: Biometrics1 a Biometrics64.
help.lds2WriteCommand.text1	O ficheiro é o que a norma prevê para EF.Biometrics (Doc 9303-10, quadro 93), já assinado: o epass não o cria nem o assina. No chip tem de existir e não estar ativado; o que contém é substituído. O chip é lido como por epass read, na medida do necessário para ver que é autêntico, e o terminal mostra os seus certificados. O que foi escrito é lido de volta. Com --activate o ficheiro é então fechado para sempre.
help.manualCommands	Comandos do utilizador
help.manualDescription	Descrição
help.manualExitStatus	Código de saída
help.manualName	Nome
help.manualSynopsis	Sinopse
help.more	{command} diz mais.
help.mrzCommand.abstract	Analisar zonas de leitura ótica, verificar os seus dígitos de controlo, repará-las ou escrevê-las.
help.mrzCommand.at	O dia em relação ao qual se determinam os séculos.
help.mrzCommand.generate	Escrever uma zona a partir das opções abaixo.
help.mrzCommand.json	Escrever um objeto JSON; com várias zonas, com uma matriz «results».
help.mrzCommand.jsonLines	Escrever um objeto JSON por linha para cada zona.
help.mrzCommand.lines	As linhas de uma ou mais zonas, ou - para a entrada padrão (também sem nenhuma).
help.mrzCommand.repair	Reparar erros de leitura ótica; o que não é certo é proposto.
help.mrzCommand.showKey	Mostrar de que são feitas as chaves de acesso do chip.
help.mrzCommand.text1	As zonas são aceites como vêm: minúsculas, espaços, quaisquer quebras de linha ou nenhuma, o prefixo de um digitalizador. Uma zona é mostrada por inteiro, várias com uma linha cada. O que está numa linha de comandos pode ser visto por outros utilizadores: os dados reais devem vir pela entrada padrão (epass mrz - < FICHEIRO).
help.mrzCommand.text2	--repair altera aquilo em que o alfabeto de um campo não deixa escolha (nenhuma letra em datas). Um carácter de um número de documento ou de dados opcionais é só proposto: enumeram-se todas as leituras com o menor número de alterações, para que uma pessoa as compare com o documento.
help.mrzCommand.text3	O estado de saída é 0 se todos os dígitos de controlo estiverem certos, 1 se um estiver errado, 2 se uma reparação for proposta e não decidida, 65 se algo não for uma zona, 66 se não houver nada para ler.
help.mrzGenerationOptions.allowUnknownCodes	Aceitar códigos que o Doc 9303-3 não enumera.
help.mrzGenerationOptions.birth	AAAA-MM-DD, ou AAMMDD com < no que é desconhecido.
help.mrzGenerationOptions.documentCode	Uma ou duas letras (predefinição: P, I ou V, conforme o formato).
help.mrzGenerationOptions.expiry	AAAA-MM-DD ou AAMMDD.
help.mrzGenerationOptions.format	TD1, TD2, TD3, MRV-A ou MRV-B (predefinição: TD3).
help.mrzGenerationOptions.given	O identificador secundário.
help.mrzGenerationOptions.issuer	O código do Estado ou organização emissora.
help.mrzGenerationOptions.language	A língua de um nome cirílico: be, bg, mk, sr ou uk.
help.mrzGenerationOptions.nationality	O código da nacionalidade (predefinição: o do emissor).
help.mrzGenerationOptions.number	O número do documento; em TD1 e TD2 pode ter mais de nove caracteres.
help.mrzGenerationOptions.optional	Dados opcionais; em TD3 o número pessoal.
help.mrzGenerationOptions.optional2	Dados opcionais da linha do meio de TD1.
help.mrzGenerationOptions.sex	M, F ou X; X escreve-se < (predefinição: X).
help.mrzGenerationOptions.surname	O identificador primário; os caracteres nacionais são transliterados.
help.mrzGenerationOptions.zeroCheckDigit	Escrever 0, e não <, como dígito de controlo de um número pessoal vazio.
help.ofHelp	Mostrar esta ajuda.
help.ofLanguage	A língua: {languages}, ou o ficheiro de um catálogo. Sem ela decide EPASS_LANG ou a localização (locale).
help.ofVersion	Mostrar a versão.
help.options	opções
help.pageOptions.html	Escrever o relatório como página: um ficheiro HTML autónomo, com as imagens.
help.pageOptions.open	Abrir a página num navegador (xdg-open).
help.pageOptions.pdf	Escrever a página em PDF, com chromium ou weasyprint, se um deles estiver instalado.
help.pictureOptions.picture	Mostrar o retrato no terminal: auto, se se souber que o terminal mostra imagens; always, também nos outros, em carateres de cor.
help.policies	Uma política diz quanto conta uma verificação; escolhe-se com --policy:
help.policiesMore	epass policy explica-as; Docs/policies.md tem todas as verificações em cada uma delas e diz como escrever uma política própria; epass help checks NOME tem uma.
help.policyArgument	Uma política: o nome de uma incorporada, ou um ficheiro (- para a entrada padrão).
help.policyCommand.abstract	Mostrar, verificar e explicar políticas: quanto conta uma verificação e o que se decide.
help.policyCommand.text1	Uma política é um ficheiro JSON que parte de uma incorporada e diz o que é diferente: Docs/policies.md. Indica-se com --policy em cada comando que avalia.
help.policyDiffCommand.abstract	Comparar duas políticas, ou uma com a política de que parte.
help.policyDiffCommand.policies	Uma política, comparada com aquela de que parte; ou duas.
help.policyDiffCommand.text1	Indica-se cada membro que difere, com - antes do valor da primeira e + antes do da segunda.
help.policyExplainCommand.abstract	Dizer em frases o que uma política faz.
help.policyExplainCommand.country	Para documentos deste Estado: um código ou um nome.
help.policyExplainCommand.text1	Com --country e --type, para um documento desse Estado e tipo, segundo a exceção que o abrange.
help.policyExplainCommand.type	Para documentos com este código: P, ID, ou outro de uma ou duas letras.
help.policyLintCommand.abstract	Dizer o que está errado numa política: o que não se pode cumprir, se contradiz ou é mais fraco do que parece.
help.policyLintCommand.text1	Uma linha por achado, com o local no ficheiro. ERRO é o que nunca pode ser bem-sucedido, nunca se aplica ou contradiz outra coisa; FRACO é o que exige menos do que a política de que se parte.
help.policyLintCommand.text2	Termina com 0 se não houver nenhum ERRO, com 1 se houver algum, e com 65 se o ficheiro não for uma política.
help.policyLintCommand.trust	O material de confiança com que será usada: diz de que Estados falta lá o certificado de CSCA ou a lista de revogação.
help.policyListCommand.abstract	Enumerar as políticas incorporadas e os grupos de Estados que um ficheiro pode indicar.
help.policyListCommand.text1	Os grupos são dados deste programa, à data do dia indicado; uma política mostrada por inteiro indica os seus membros.
help.policyOptions.policy	A política da avaliação: {values}, ou um ficheiro.
help.policyShowCommand.abstract	Mostrar uma política com tudo o que ela herda.
help.policyShowCommand.text1	Com --json é a política inteira como ficheiro, que continua a ser o que é, faça uma versão posterior deste programa o que fizer da política de que ela parte. O SHA-256 que cada relatório indica é sobre a sua forma canónica (RFC 8785).
help.printedZoneOptions.keys	Pedir só o número do documento, o nascimento e a validade, em vez das linhas da MRZ.
help.printedZoneOptions.mrz	A MRZ tal como está impressa: com ela abre-se um chip, e o que o chip diz é comparado com ela.
help.printedZoneOptions.show	Mostrar o que se escreve quando é pedido. Aí, Ctrl-R mostra-o e oculta-o.
help.readCommand.abstract	Ler o chip de um documento e avaliar o que foi lido.
help.readCommand.text1	--mrz, --can, --pin e --puk sem valor pedem-no num terminal, sem o mostrar, e de outro modo leem a entrada padrão. Num terminal, read sozinho pede a MRZ se o chip a quiser. O que se escreve é verificado linha a linha e guardado para outra tentativa (Docs/prompt.md). Um valor é - para a entrada padrão, ou o que está impresso: duas ou três linhas da MRZ ou NÚMERO,AAMMDD,AAMMDD (número do documento, nascimento, validade); os dígitos do número de acesso do cartão.
help.readCommand.text2	Em que emissores se confia é o que o repositório de confiança diz (epass trust import), ou o que --trust indica em seu lugar; com --simulate confia-se também no emissor simulado, e o relatório é marcado como teste. Termina com 0 só se o resultado global for bem-sucedido, com 1 se falhar, com 2 se for indeterminado.
help.readCommand.text3	Com --watch lê-se um documento após outro, em todos os leitores ao mesmo tempo, e cada um é comunicado numa linha; com --json, num objeto JSON por linha. --mrz - recebe da entrada padrão a MRZ de cada documento, tal como um digitalizador a escreve. Ctrl-C termina com o estado 0.
help.readOutputOptions.out	Escrever as evidências como pacote, que epass verify avalia de novo.
help.readOutputOptions.outDir	Escrever numa pasta nova cada ficheiro tal como foi lido (EF.SOD, EF.DG1 ...).
help.readOutputOptions.portrait	Escrever o retrato conforme a extensão do nome: .png; .jpg, como no chip se aí for JPEG; .jp2 ou .j2k.
help.readOutputOptions.signWith	Assinar o pacote de --out, para que epass verify --witness conte o que este leitor viu: uma chave privada de P-256 em PEM, ou uma chave num token pelo seu URI (pkcs11:...).
help.readersCommand.abstract	Enumerar os leitores de smart cards e o que neles está.
help.readersCommand.json	Escrever JSON.
help.readersCommand.text1	Com --watch continua até ser interrompido e diz quando um leitor é ligado ou desligado e quando um documento vem ou vai. Com --json escreve um objeto; junto com --watch, um objeto por linha.
help.readersCommand.watch	Continuar e acompanhar o que acontece.
help.reportOutput.explain	Dizer por baixo de cada linha do relatório o que significa, o que fazer e em que cláusula se baseia. O JSON não muda.
help.reportOutput.json	Escrever o relatório como um objeto JSON.
help.reportOutput.withImages	Com --json, incluir no relatório o retrato e a assinatura, como o chip os tem, em base64. Sem esta opção o relatório tem deles o SHA-256, o comprimento e o tipo MIME.
help.responseOption	O que o chip respondeu a --challenge, em dígitos hexadecimais, quando se indicam ficheiros.
help.schemaCommand.abstract	Escrever o esquema JSON de um formato, ou enumerá-los todos.
help.schemaCommand.json	Sem um nome: escrever a lista como um objeto JSON.
help.schemaCommand.name	O formato, com ou sem a sua versão: report, epass-report-2, epass-report/2. Sem nome, enumeram-se todos.
help.schemaCommand.text1	Cada objeto que um comando escreve com --json indica o seu formato no membro schema; os ficheiros que o epass lê também têm um esquema. Um esquema descreve cada membro: o que é, em que unidade e forma, e quando é null. Docs/schemas.md tem as regras que todos os formatos cumprem.
help.serveCommand.abstract	Iniciar o serviço de verificação, epass-service, se estiver junto deste programa.
help.serveCommand.arguments	O que epass-service recebe: definições, ou um dos seus comandos com o que lhe cabe: {commands}.
help.serveCommand.demo	Iniciar o serviço em 127.0.0.1:8480 com chaves geradas para o efeito, um Estado sintético e um telefone simulado que envia um documento; --port escolhe outra porta.
help.serveCommand.text1	Avalia por HTTP o que telefones e leitores enviam, e assina o que daí resulta. É um programa à parte, para que este não precise de nada do que aquele precisa; toma o lugar deste processo, e as suas mensagens, os seus sinais e o seu código de saída são os seus. É procurado junto deste programa, na árvore de fontes em que este foi compilado, e em PATH.
help.serveCommand.text2	Tudo lhe é transmitido. Sem um dos seus comandos, atende pedidos; epass serve settings enumera as definições, e Docs/service.md descreve a exploração. Termina com 69 se não estiver lá.
help.signedResultCommand.abstract	Verificar resultados assinados do serviço de verificação.
help.signedResultCommand.text1	epass-service assina o que resultou de uma transação: o resultado global, o que se assegura, a decisão, e os resumos hash de política, material de confiança e evidências. É um JWS compacto, que qualquer biblioteca JOSE também verifica. Docs/service.md descreve os seus membros.
help.signedResultVerifyCommand.abstract	Verificar quem assinou um resultado, e se é o que se esperava.
help.signedResultVerifyCommand.audience	A quem se deve destinar: o cliente do serviço.
help.signedResultVerifyCommand.evidence	O que foi enviado, um pacote ou o que epass verify mais aceita: tem de ser o que foi avaliado.
help.signedResultVerifyCommand.file	O resultado assinado, ou - para a entrada padrão.
help.signedResultVerifyCommand.keys	As chaves de quem assina: o JWK Set do serviço, ou chaves públicas ou certificados em PEM.
help.signedResultVerifyCommand.maxAge	O máximo de segundos desde que foi assinado.
help.signedResultVerifyCommand.nonce	O nonce com que a transação foi aberta.
help.signedResultVerifyCommand.policy	A política por que deve ter sido avaliado: o nome de uma incluída, ou um ficheiro.
help.signedResultVerifyCommand.text1	A assinatura mostra quem afirma isto, não que o documento sirva: isso é o resultado nela contido, que é escrito. O resultado de outra transação também tem uma boa assinatura; indique por isso o que sabe da sua. O que não foi indicado é nomeado como não comparado.
help.signedResultVerifyCommand.text2	Tudo assenta nas chaves: obtenha-as do serviço por uma ligação de confiança, e guarde o ficheiro. De um certificado só se toma a chave; a sua assinatura e as suas datas não são vistas.
help.signedResultVerifyCommand.text3	O hash das evidências é SHA-256 sobre a forma canónica (RFC 8785) do seu pacote, seja qual for a forma em que chegaram: indique o que foi enviado. Os de políticas e material de confiança são os de epass policy list --json e epass trust audit --json.
help.signedResultVerifyCommand.text4	Termina com 0 se a assinatura for válida e tudo o que foi indicado corresponder, e com 1 se não, diga o resultado o que disser do documento; com 65 se não for um resultado assinado, ou se as chaves não puderem ser usadas.
help.signedResultVerifyCommand.transaction	A transação de que deve ser.
help.signedResultVerifyCommand.trust	O material de confiança com que deve ter sido avaliado, tal como o serviço o tem agora.
help.simulateCVCCommand.abstract	Criar certificados para terminais: CVCA, verificador de documentos, sistema de inspeção, com as suas chaves.
help.simulateCVCCommand.document	Criar a cadeia que este ficheiro JSON descreve (- para a entrada padrão).
help.simulateCVCCommand.earlier	Usar como CVCA cvca.cvcert e cvca.key.pem desta pasta.
help.simulateCVCCommand.export	Escrever certificados e chaves numa pasta nova.
help.simulateCVCCommand.seed	Derivar de um número todas as chaves e números aleatórios; o resultado é reproduzível.
help.simulateCVCCommand.text1	A cadeia é conforme ao perfil, ou como um ficheiro JSON a descreve: direitos, datas, referências, algoritmos e o que está errado. --continue usa a CVCA de uma exportação anterior, para que os chips que nela confiam aceitem os novos certificados. Nenhum chip real aceita algum deles. As chaves não são secretas.
help.simulateCommand.abstract	Apresentar um passaporte simulado a um leitor virtual, ou escrever os seus ficheiros.
help.simulateCommand.check	Dizer tudo o que está errado numa descrição, cada coisa com o local do membro (- para a entrada padrão).
help.simulateCommand.connect	Colocar o chip no leitor virtual noutro endereço.
help.simulateCommand.document	Criar o documento que este ficheiro JSON descreve (- para a entrada padrão).
help.simulateCommand.export	Escrever os ficheiros do chip e os certificados numa pasta nova.
help.simulateCommand.json	Com --list e --check: escrever JSON.
help.simulateCommand.list	Enumerar os perfis por grupos.
help.simulateCommand.pages	Ler cada perfil e escrever a página de cada um numa pasta nova.
help.simulateCommand.profile	O perfil, default se não for indicado nenhum; com --list e --pages, uma palavra dos nomes, ou um número como F-16.
help.simulateCommand.seed	Derivar de um número todas as chaves e números aleatórios; o resultado é reproduzível.
help.simulateCommand.show	Escrever a descrição de um perfil, como ponto de partida.
help.simulateCommand.text1	Um perfil indica o que há de especial no documento ou no seu chip; --list mostra-os todos, --show um como descrição que --document aceita. {pattern} designa qualquer combinação de PACE, como pace-im-p-256-aes-128. Com --vpcd o chip é colocado no leitor virtual do pacote vsmartcard-vpcd, onde qualquer programa PC/SC o pode ler; com --connect vai para qualquer outra coisa que fale o mesmo protocolo, como epass read --vpcd-listen. epass simulate cvc cria certificados para terminais. Todos os dados, chaves e certificados são sintéticos.
help.simulateCommand.vpcd	Colocar o chip no leitor virtual em 127.0.0.1:35963.
help.statusCommand.abstract	Ficheiros do que consta sobre documentos: perdidos, roubados, cancelados.
help.statusCommand.text1	Se um documento autêntico foi entretanto perdido ou roubado, só o sabe uma fonte que indique: um ficheiro ou um programa, para epass read e epass verify (--status, --status-command). Ela conhece os documentos só por pseudónimos: HMAC-SHA-256 sobre Estado, código, número e data de validade, com uma chave sua.
help.statusCommand.text2	Uma fonte que falha deixa o estado indeterminado, nunca fine. O formato está em Docs/status.md.
help.statusHandleCommand.abstract	Escrever os pseudónimos de documentos.
help.statusHandleCommand.text1	Uma linha para cada documento da lista, pela ordem desta, e nada do documento: para uma fonte própria.
help.statusKeyCommand.abstract	Criar uma chave para pseudónimos.
help.statusKeyCommand.file	O ficheiro a escrever. Não pode existir.
help.statusKeyCommand.text1	32 octetos aleatórios em hexadecimal, num ficheiro que só o dono pode ler. Quem a tiver pode experimentar números e descobrir que documentos um ficheiro indica: guarde-a como guarda a lista.
help.statusListOptions.key	A chave dos pseudónimos.
help.statusListOptions.list	Uma lista de documentos, ou - para a entrada padrão: Estado, código do documento, número e data de validade, separados por vírgulas, uma linha por documento (D,P,C01X00T47,310831).
help.statusMakeCommand.abstract	Criar um ficheiro do que consta sobre documentos.
help.statusMakeCommand.out	O ficheiro a escrever (predefinição: a saída padrão). Não pode existir.
help.statusMakeCommand.text1	Depois de cada documento da lista está, a seguir a uma vírgula, o que consta sobre ele: lost, stolen, cancelled ou fine. O ficheiro contém pseudónimos e estas palavras, pela ordem dos pseudónimos, e um valor de controlo da chave: um ficheiro cortado ou criado com outra chave nada diz. O que ele não indica é fine.
help.statusMakeCommand.until	O último dia em que o ficheiro deve ser usado.
help.statusOptions.command	Um programa consultado para cada documento: recebe o pseudónimo deste na sua entrada padrão e escreve fine, lost, stolen ou cancelled no prazo de {seconds} segundos. É iniciado sem shell.
help.statusOptions.file	Um ficheiro do que consta sobre documentos, tal como epass status make o escreve.
help.statusOptions.key	A chave dos pseudónimos por que o ficheiro ou o programa conhece os documentos; só o dono a pode poder ler.
help.terminalOptions.certificates	Certificados CV (verificáveis por cartão) do terminal, do seu verificador de documentos e da autoridade, e certificados de ligação: ficheiros, ou pastas com eles.
help.terminalOptions.key	A chave privada do certificado do terminal: um ficheiro PEM, ou uma chave num token pelo seu URI (pkcs11:...).
help.terminalOptions.pinFile	O ficheiro com o PIN do token. Sem ele o PIN é pedido no terminal.
help.terminalOptions.servesUnverifiedChips	Só para laboratórios: mostrar os certificados e assinar também para chips por que nenhuma CSCA de confiança responde. O relatório di-lo.
help.title.documentAfterDocument	Documento após documento
help.title.judging	Avaliação
help.title.manyDocuments	Muitos documentos
help.title.openingTheChip	Abertura do chip
help.title.openingTheChipForTheBundle	Abertura do chip para o pacote
help.title.optionsOfGenerate	Opções de --generate
help.title.output	Saída
help.title.page	Página
help.title.terminalAuthentication	Autenticação do terminal
help.title.trace	Rasto
help.title.whatIsPrinted	O que está impresso
help.title.whichChip	Que chip
help.title.whichChipForTheBundle	Que chip, para o pacote
help.title.whichFilesAndProtocols	Que ficheiros e protocolos
help.titleArguments	Argumentos
help.titleCommands	Comandos
help.titleExamples	Exemplos
help.titleOptions	Opções
help.topics	epass help TEMA explica {topics, list}.
help.traceCommand.abstract	Mostrar passo a passo um rasto de epass read: cada comando, a sua resposta e o que significam.
help.traceCommand.file	O rasto, ou - para a entrada padrão.
help.traceCommand.json	Escrever um objeto JSON.
help.traceCommand.objects	Mostrar os objetos de dados de cada comando e resposta: etiqueta, nome e comprimento.
help.traceCommand.redact	Escrever o rasto sem os octetos num ficheiro novo, que se pode passar a outros.
help.traceCommand.text1	Lê o que epass read --trace ou --trace-unsafe escreveu. Os octetos de comandos e respostas não são mostrados, mesmo que o rasto os tenha.
help.traceOptions.trace	Escrever cada comando e resposta com os seus tempos, sem o que dizem: cabeçalhos, comprimentos, objetos de dados, palavras de estado. epass trace mostra-o.
help.traceOptions.traceUnsafe	Escrevê-los com todos os octetos. Guarde o ficheiro tão secreto como o documento: contém o que foi lido, ou aquilo a partir do qual se pode descobrir.
help.trustAuditCommand.abstract	Mostrar por país o que existe, que idade tem e o que vai caducar.
help.trustAuditCommand.at	À data indicada (2026-11-21) e não à data de agora.
help.trustAuditCommand.country	Só este país: DE, D, DEU, Germany.
help.trustAuditCommand.failOlder	Terminar com 1 se uma lista ou CRL em vigor tiver mais de tantos dias.
help.trustAuditCommand.text1	As colunas: o país; as âncoras, de quantas gerações, e quantas delas expiraram; as suas chaves; em que assentam; o dia em que a última delas expira, e o último em que uma das suas chaves assina; cópias de signatários de documentos; a lista de revogação mais recente, a sua idade em dias, e quantos signatários revoga. Por baixo está aquilo a que se deve atender.
help.trustAuditCommand.text2	Com --fail-older termina com 1 se uma lista assinada ou CRL em vigor tiver sido assinada há mais de tantos dias, ou não disser quando; essas são indicadas.
help.trustBlockCommand.abstract	Bloquear uma CSCA, um signatário ou uma série de documentos, digam as listas o que disserem.
help.trustBlockCommand.from	Tomar os bloqueios de um ficheiro que epass trust block --json escreveu, por exemplo os de outro repositório.
help.trustBlockCommand.reason	O motivo; é comunicado a quem der com o bloqueio.
help.trustBlockCommand.text1	Um bloqueio é palavra sua. Vale com todas as políticas, nenhuma lista o desculpa, e não o retiram import, update nem undo: os documentos que assentam no que está bloqueado falham, com o motivo que indicou. Uma CSCA bloqueada não responde por nenhum signatário, lista ou ligação; o bloqueio é da sua chave, pelo que os seus outros certificados de nada servem. O bloqueio guarda a chave de um certificado que encontrou, pelo que continua a valer quando o certificado já não está. Falha também aquilo por que só responde o que está bloqueado, como uma ligação da sua chave ou as CSCA das suas listas.
help.trustBlockCommand.text2	Uma série é um Estado, um código de documento e o primeiro e o último número, separados por dois pontos: D:P:C01X00000-C01X99999. Ambos os números pertencem à série e têm o mesmo comprimento; os dígitos vêm antes das letras. P é qualquer código que comece assim, * qualquer código. Um só número também é uma série.
help.trustBlockCommand.text3	Sem argumento, enumera-se o que está bloqueado. Termina com 0 se foi bloqueado, 64 se não havia a quem perguntar, 66 se tal coisa não existe, 130 se a resposta foi não.
help.trustBlockCommand.until	O último dia em que vale. Sem ele, vale até ser retirado.
help.trustBlockCommand.what	O SHA-256 de um certificado ou da sua chave (SubjectPublicKeyInfo), o início do de um certificado do repositório, ou uma série de documentos: ESTADO:CÓDIGO:PRIMEIRO-ÚLTIMO. Também serve o ficheiro de um certificado. Um número de série em algarismos hexadecimais, @ e o emissor designam o certificado a que pertencem.
help.trustChainCommand.abstract	Dizer que CSCA emitiu um certificado de signatário de documentos, e quem responde por essa CSCA.
help.trustChainCommand.at	À data indicada (2026-11-21) e não à data de agora.
help.trustChainCommand.file	O certificado (DER ou PEM; - para a entrada padrão).
help.trustChainCommand.text1	Para um certificado sem documento: a CSCA que o emitiu, por palavra de quem se confia nela, se ambos são válidos e estão em uso, e o que dizem as listas de revogação. O ficheiro é DER ou PEM; os certificados que nele estão depois do do signatário podem ser ligações no caminho.
help.trustChainCommand.text2	Termina com 0 se encadear até uma CSCA que a política aceita e não estiver revogado, com 1 se a sua assinatura estiver errada, se a sua CSCA não o podia ter emitido ou se estiver revogado, e com 2 se o repositório não permitir decidir. Se algo expirou, isso é dito, e não altera o resultado: os documentos duram mais do que as chaves dos seus signatários.
help.trustChangeOptions.dryRun	Mostrar o que mudaria, e não mudar nada.
help.trustChangeOptions.store	O repositório (predefinição: o da pasta de dados).
help.trustChangeOptions.yes	Fazê-lo sem perguntar.
help.trustCommand.abstract	Importar, mostrar e examinar os certificados e listas em que uma avaliação assenta.
help.trustCommand.text1	O repositório é $XDG_DATA_HOME/epass/trust, ou ~/.local/share/epass/trust; --store indica outro. Nunca se vai buscar nada a uma rede. Comece por epass trust setup.
help.trustDiffCommand.abstract	Comparar dois repositórios, listas, ficheiros ou pastas de certificados.
help.trustDiffCommand.paths	Um repositório, uma lista mestra, um ficheiro LDIF, ou um ficheiro ou uma pasta de certificados; ou dois deles.
help.trustDiffCommand.text1	Os certificados e as listas são comparados pelos seus octetos. Uma linha começa por + para o que só o segundo tem, por - para o que só o primeiro tem. Com um só caminho, o repositório é o primeiro. O que uma importação faria, com o que perguntaria, mostra-o epass trust import --dry-run.
help.trustDoctorCommand.abstract	Explicar porque um documento encadeia ou não até um emissor de confiança, e o que o corrigiria.
help.trustDoctorCommand.text1	Diz quem assinou o documento e que emissor e chave esse signatário indica; o que o repositório tem desse país, geração a geração; se falta uma geração, um certificado de ligação ou uma lista inteira, se o repositório é antigo, se a única âncora não está fixada, e que listas de revogação existem. Termina com o que fazer a seguir. O que está errado no próprio documento, di-lo epass verify.
help.trustDoctorCommand.text2	Termina com 0 se o signatário encadear, com 1 se houver algo contra o documento, e com 2 se a cadeia estiver em aberto.
help.trustExportCommand.abstract	Escrever certificados e listas do repositório, tal como foram assinados.
help.trustExportCommand.country	Só este país: DE, D, DEU, Germany.
help.trustExportCommand.format	pem ou der.
help.trustExportCommand.kind	O que escrever: {values}, separados por vírgulas.
help.trustExportCommand.out	Um ficheiro (PEM) ou uma pasta (DER) novos.
help.trustExportCommand.text1	PEM vai para a saída padrão ou para um só ficheiro novo, DER para uma pasta nova, um ficheiro por objeto. As âncoras não fixadas são omitidas, a não ser com --unpinned: fora do repositório já nada diz que ninguém responde por elas. As listas que uma mais recente substituiu são omitidas. Também se omite o que está bloqueado, ou só nisso assenta, e indica-se quantos são.
help.trustExportCommand.unpinned	Escrever também as âncoras não fixadas.
help.trustGrantCommand.abstract	Mostrar, conceder e retirar o que os publicadores podem dizer de outros Estados.
help.trustGrantCommand.fingerprint	SHA-256 do certificado de CSCA do publicador.
help.trustGrantCommand.kind	O tipo de lista: {values}.
help.trustGrantCommand.remove	Retirar a concessão. O que nela assentava deixa de valer.
help.trustGrantCommand.states	Os Estados: códigos ou nomes separados por vírgulas (DE,FR), ou * para todos. Com --remove retiram-se todos se nenhum for indicado.
help.trustGrantCommand.store	O repositório (predefinição: o da pasta de dados).
help.trustGrantCommand.text1	Confiar numa CSCA é confiar no que ela diz do seu próprio Estado. As suas listas mestras, listas de defeitos e listas de signatários de documentos falam também de outros Estados; as políticas border e strict só o aceitam com uma concessão, de uma lista cujo SHA-256 foi fixado, ou para um certificado confirmado pelo seu próprio SHA-256. Uma concessão designa a CSCA pelo SHA-256 do seu certificado: compare-o com o que o publicador diz. Vale para as suas chaves posteriores e para cada signatário de listas que ela certificar, e portanto para as listas seguintes. Sem argumento, enumeram-se as concessões.
help.trustHistoryCommand.abstract	Mostrar o que mudou no repositório, quando e com que comando.
help.trustHistoryCommand.store	O repositório (predefinição: o da pasta de dados).
help.trustHistoryCommand.text1	As colunas: o número da alteração; a sua hora em UTC; o início do hash do instantâneo, como nos relatórios; as âncoras depois dela; se o seu estado está guardado, para que epass trust undo --to o possa repor; o comando; o que acrescentou (+), retirou (-) ou pôs noutra base (~). Mostram-se as últimas 128 alterações.
help.trustImportCommand.abstract	Importar listas mestras, ficheiros da PKD, certificados, CRL, listas de desvios e de defeitos.
help.trustImportCommand.dryRun	Mostrar o que mudaria, e não mudar nada.
help.trustImportCommand.grant	{form}. Pode ser indicado mais de uma vez.
help.trustImportCommand.json	Escrever um objeto JSON.
help.trustImportCommand.named	Responder pelos certificados de CSCA em ficheiros que ninguém assinou; sem isso, pergunta-se por eles, ou --pin indica o seu SHA-256.
help.trustImportCommand.paths	Um ficheiro ou uma pasta.
help.trustImportCommand.pin	SHA-256 de um certificado de CSCA, de uma lista ou de um ficheiro com tudo o que contém, em que confia. Pode ser indicado mais de uma vez.
help.trustImportCommand.store	O repositório (predefinição: o da pasta de dados).
help.trustImportCommand.text1	Os ficheiros reconhecem-se pelos seus octetos: certificados, CRL e listas assinadas em DER ou PEM, LDIF como a PKD da ICAO o fornece, e pastas com eles. Uma entrada que não se consegue ler é ignorada e indicada; o resto é importado. Mostra-se primeiro o que mudaria. Um país novo, outra chave com um nome conhecido, uma âncora que sai e uma lista por trás da qual não está nada de confiança têm de ser confirmados, no terminal ou com --yes.
help.trustImportCommand.text2	Uma lista mestra traz consigo o certificado do seu próprio signatário e por isso nada prova por si só: compare o SHA-256 desse certificado de CSCA, ou da lista, com o que o emissor publica, e indique-o com --pin. Sem isso, os seus certificados ficam sem fixação, e as políticas border e strict recusam o que neles assenta. Uma lista ou CRL mais antiga do que a que está no repositório é recusada.
help.trustImportCommand.text3	Uma CSCA fala pelo seu próprio Estado. O que as suas listas dizem de outros Estados só é aceite por border e strict se a própria lista tiver sido fixada, ou com uma concessão, que vale também para as listas seguintes: --grant, a resposta a uma pergunta no terminal, ou epass trust grant. --yes confirma alterações e não concede nada.
help.trustImportCommand.text5	Termina com 0 se tudo o que se podia ler foi importado, 64 se algo tem de ser confirmado e não havia a quem perguntar, 65 se uma lista foi recusada ou nada se pôde ler, 66 se esse ficheiro não existe, 73 se não se pode escrever no repositório, 75 se outro processo está a escrever nele, 130 se a resposta foi não.
help.trustImportCommand.yes	Confirmar tudo o que tem de ser confirmado; com isso não se concede nada.
help.trustListCommand.abstract	Enumerar os certificados de CSCA, um por linha.
help.trustListCommand.basis	Só âncoras desta base: {values}.
help.trustListCommand.country	Só este país: DE, D, DEU, Germany.
help.trustListCommand.text1	As colunas: o país; a geração, que é o número da chave entre as do seu país; raiz, ou uma ligação de uma chave à seguinte; o período de validade; a chave; a base, que diz porque é de confiança (Docs/trust.md); quem responde por ele; o início do seu SHA-256; o titular.
help.trustOptions.trust	Confiar no que está neste repositório, lista mestra, ficheiro LDIF, ou ficheiro ou pasta de certificados de CSCA, e não no que está no repositório de confiança.
help.trustOutputOptions.json	Escrever um objeto JSON.
help.trustRemoveCommand.abstract	Retirar do repositório um país, um certificado, uma CRL ou uma lista assinada.
help.trustRemoveCommand.list	Remover listas assinadas, e não certificados e CRL.
help.trustRemoveCommand.only	Retirar só este certificado de CSCA, e nenhum outro da sua chave.
help.trustRemoveCommand.text1	O que se pretende encontra-se pelo início do seu SHA-256 (seis dígitos ou mais), pelo identificador da chave de um certificado de CSCA, ou por um país: nesse caso saem os seus certificados de CSCA, as suas CRL e as cópias dos seus signatários de documentos. Com --list saem as listas assinadas, com as edições anteriores que elas tinham substituído: aquelas cujo SHA-256 começa assim, ou aquelas cujo publicador é desse país. Com um certificado de CSCA saem também os outros da sua chave, salvo com --only.
help.trustRemoveCommand.text2	Mostra-se primeiro o que cai com isso, e pergunta-se: o que assentava numa lista ou numa CSCA, e as concessões a uma CSCA que sai. O que foi removido fica de fora, mesmo que uma lista o traga de novo; para o voltar a aceitar é preciso indicá-lo de novo, com epass trust import do seu ficheiro ou lista, com --pin ou com uma concessão. epass trust undo desfaz uma remoção.
help.trustRemoveCommand.text4	Termina com 0 se foi removido, 64 se não havia a quem perguntar, 66 se tal coisa não existe, 130 se a resposta foi não.
help.trustRemoveCommand.what	O início de um SHA-256, um identificador de chave ou um país.
help.trustSetupCommand.abstract	Guiar no primeiro dia: que listas existem, onde, e em que confiar nelas.
help.trustSetupCommand.json	Com --list: escrever um objeto JSON.
help.trustSetupCommand.list	Escrever que listas existem, e não fazer mais nada.
help.trustSetupCommand.paths	Ficheiros ou pastas que descarregou; sem eles são pedidos.
help.trustSetupCommand.store	O repositório (predefinição: o da pasta de dados).
help.trustSetupCommand.text1	Mostra que listas de emissores são publicadas e em que página, pede os ficheiros que descarregou, mostra o que cada um traz e quem responderia por quem, e importa-o com as concessões que fizer. Precisa de um terminal; o que faz, fazem-no sem terminal epass trust import e epass trust grant. Nada se vai buscar à rede: os endereços são para o seu navegador. Foram consultados no dia indicado ao lado; --list --json tem as fontes.
help.trustShowCommand.abstract	Mostrar por inteiro certificados, listas de revogação e listas assinadas do repositório.
help.trustShowCommand.text1	O que se mostra encontra-se pelo início do seu SHA-256 (seis dígitos ou mais), pelo identificador da chave de um certificado de CSCA, ou por um país. Com cada um indica-se em que assenta e todos os ficheiros de que veio.
help.trustShowCommand.what	O início de um SHA-256, um identificador de chave ou um país.
help.trustStoreOptions.store	Examinar este repositório, ou uma lista mestra, um ficheiro LDIF, um ficheiro ou uma pasta de certificados (predefinição: o repositório da pasta de dados).
help.trustUnblockCommand.abstract	Retirar um bloqueio.
help.trustUnblockCommand.text1	O que estava bloqueado volta a valer como se não houvesse bloqueio. Nada mais retira um bloqueio: epass trust undo deixa os bloqueios como estão.
help.trustUnblockCommand.what	Uma série, um SHA-256, ou o início do de um bloqueio.
help.trustUndoCommand.abstract	Desfazer a última alteração do repositório, ou várias.
help.trustUndoCommand.text1	Repõe o repositório no que era antes da última alteração ainda válida: executado de novo, recua mais uma alteração. --to vai para o estado depois da alteração com esse número (epass trust history), também para a frente, para uma que tenha sido desfeita. Guardam-se dez estados anteriores. Mostra-se primeiro o que muda, e pergunta-se. O desfazer é ele próprio uma alteração: nada se perde com ele.
help.trustUndoCommand.to	Repor o estado depois da alteração com este número.
help.trustUpdateCommand.abstract	Receber as edições seguintes das listas que o repositório tem.
help.trustUpdateCommand.command	Executar este programa, que põe ficheiros na pasta que EPASS_TRUST_FOLDER indica, e receber esses.
help.trustUpdateCommand.dryRun	Mostrar o que mudaria, e não mudar nada.
help.trustUpdateCommand.json	Escrever um objeto JSON.
help.trustUpdateCommand.paths	Um ficheiro ou uma pasta.
help.trustUpdateCommand.store	O repositório (predefinição: o da pasta de dados).
help.trustUpdateCommand.text1	Recebe, de um ficheiro ou pasta, as listas mais recentes dos publicadores cujas listas estão no repositório, as CRL das suas CSCA e cópias dos signatários de documentos que estas certificaram; tudo o resto é contado e ignorado. As concessões e o que foi fixado valem como foram dados. O que previam não precisa de confirmação, para que um temporizador o possa executar: países novos e chaves que valem plenamente, e umas poucas âncoras que saem. O que assenta em menos, e uma edição que largaria mais de um quarto das âncoras, precisa de --yes. Tudo se escreve num só passo, ou nada. Uma lista ou CRL mais antiga do que a que está no repositório é recusada.
help.trustUpdateCommand.text2	O epass não vai buscar nada. --command executa um programa seu que o faz, com argumentos e sem shell: encontra em EPASS_TRUST_FOLDER o caminho de uma pasta privada vazia, e o que aí puser é recebido. Se terminar com algo diferente de 0, nada é recebido.
help.trustUpdateCommand.text4	Termina com 0 se o repositório está atualizado, mesmo que não haja nada de novo, 64 se algo tem de ser confirmado e não havia a quem perguntar, 65 se uma lista foi recusada ou nada sucede ao que está no repositório, 66 se não existe repositório ou esse ficheiro, 69 se o comando falhou, 73 se não se pode escrever no repositório, 75 se outro processo está a escrever nele.
help.trustUpdateCommand.timeout	Com --command: quanto tempo pode ser executado.
help.trustUpdateCommand.yes	Confirmar tudo o que tem de ser confirmado; com isso não se concede nada.
help.usage	Utilização: {synopsis}
help.value.argument	argumento
help.value.basis	base
help.value.can	can
help.value.case	caso
help.value.code	código
help.value.codes	códigos
help.value.command	comando
help.value.country	país
help.value.date	data
help.value.days	dias
help.value.dir	pasta
help.value.file	ficheiro
help.value.fileUri	ficheiro|uri
help.value.files	ficheiros
help.value.folder	pasta
help.value.grant	concessão
help.value.hex	hex
help.value.hostPort	host:port
help.value.kind	tipo
help.value.kinds	tipos
help.value.language	língua
help.value.lines	linhas
help.value.list	lista
help.value.mrz	mrz
help.value.n	n
help.value.name	nome
help.value.number	número
help.value.path	caminho
help.value.pin	pin
help.value.policy	nome|ficheiro
help.value.port	porta
help.value.profile	perfil
help.value.protocol	protocolo
help.value.puk	puk
help.value.rate	débito
help.value.seconds	segundos
help.value.sha256	sha256
help.value.text	texto
help.value.unit	unidade
help.value.what	o quê
help.value.when	quando
help.value.yYYYMMDD	AAAA-MM-DD
help.verifyCommand.abstract	Avaliar um pacote de evidências, uma pasta de ficheiros ou um selo, sem o chip.
help.verifyCommand.certificate	Um certificado do signatário de um selo (DER ou PEM), se o repositório não o tiver. Isso não o torna de confiança.
help.verifyCommand.challenge	O desafio da autenticação ativa que deu para esta leitura: 16 dígitos hexadecimais. Outro nas evidências falha.
help.verifyCommand.expect	O que se espera, um documento ou um selo; o outro falha. Sem esta opção di-lo a política, e junto a --challenge ou --status espera-se um documento.
help.verifyCommand.text1	Tudo o que os octetos podem decidir é decidido de novo. O que só o chip podia mostrar (controlo de acesso, autenticação do chip) e a comparação com a MRZ impressa ficam indeterminados: o que um pacote diz disso é marcado como registado e não mostra nada. A autenticação ativa é calculada de novo; só convence com --challenge, o desafio que deu a quem leu. Com --mrz, a MRZ que vê impressa é comparada agora, e essa verificação deixa de ser só registada; uma que ficou registada como falhada assim permanece. Um selo digital visível ou um VDS-NC é avaliado com o que se leu do seu código de barras: os octetos, dígitos hexadecimais ou base64, ou o texto. Termina com 0 só se o resultado global for bem-sucedido, com 1 se falhar, com 2 se for indeterminado.
help.verifyCommand.text2	Com --batch avaliam-se muitos documentos: cada pasta nas pastas indicadas, cada pacote, cada documento num arquivo tar ou ZIP e, na entrada padrão (-), um texto JSON por linha, ou um arquivo tar. Para cada um escreve-se uma linha de JSON. Depois termina com 65 se não foi possível ler uma entrada, senão com 1 se um documento falhou, com 2 se um é indeterminado.
help.verifyCommand.witness	A chave do leitor em cuja palavra confia: a sua chave pública ou um certificado em PEM, ou um JWK Set. Um pacote que ele assinou (epass read --sign-with) conta tal como esse leitor o viu; qualquer outra entrada é um erro.
help.vouchingOptions.grants	{form}. Pode ser indicado mais de uma vez.
help.vouchingOptions.pins	SHA-256 de uma lista, de um certificado de CSCA, ou da CSCA acima do signatário de uma lista, em que confia. Pode ser indicado mais de uma vez.
help.watchOptions.count	Terminar depois de tantos documentos.
help.watchOptions.onResult	Executar um programa para cada documento, com o relatório na sua entrada padrão como --json o escreve, e EPASS_RESULT, EPASS_READER e EPASS_FOLDER no seu ambiente. As palavras são separadas por espaços, as aspas mantêm-nas juntas, e não há shell pelo meio. Ao fim de {seconds} segundos é terminado.
help.watchOptions.watch	Ler cada documento que é pousado num leitor, em todos os leitores ao mesmo tempo, até Ctrl-C.
help.withBoth	{text} (valores: {values}; por omissão: {value})
help.withDefault	{text} (por omissão: {value})
help.withValues	{text} (valores: {values})
helpPolicy.border	Para deixar alguém passar. É preciso que algo responda pelo emissor, e um documento expirado falha.
helpPolicy.inspection	Para testar a conformidade: o sistema de inspeção da BSI TR-03105-5.1, que conhece duas respostas.
helpPolicy.kyc	Para avaliar à distância, com ficheiros que um telemóvel trouxe. Uma proteção do chip que ninguém mostrou deixa o resultado em aberto.
helpPolicy.read	Para saber o que um documento diz. Só falha com o que for contra os seus dados ou o seu chip.
helpPolicy.strict	Para testar. O que se desvia da norma falha, e nenhuma lista o desculpa.
image.answerTooLong	O descodificador respondeu mais do que a imagem tem.
image.boxBeyondImage	Uma caixa indica um comprimento para além da imagem.
image.boxLength	Uma caixa indica um comprimento que não condiz com a imagem.
image.channelBits	Um canal da imagem tem mais de 16 bits.
image.channels	A imagem tem {count, plural, =1 {# canal} other {# canais}}.
image.codestreamWithoutSize	O codestream não começa pelo seu tamanho.
image.colours	As cores da imagem não são cinzento nem vermelho, verde e azul.
image.componentCut	Uma componente da imagem não a cobre.
image.componentEmpty	Uma componente da imagem não tem amostras.
image.crashed	O descodificador falhou com a imagem (sinal {signal}).
image.cutWithin	A imagem termina {part, select, box {dentro da sua caixa} boxes {dentro das suas caixas} headerBox {dentro da sua caixa de cabeçalho} palette {dentro da sua paleta} codestream {dentro do seu codestream} size {dentro do seu tamanho} component {dentro da sua componente} marker {dentro do seu marcador} firstMarker {dentro do seu primeiro marcador} markerSegment {dentro do seu segmento de marcador} frameHeader {dentro do seu cabeçalho de trama} signature {dentro da sua assinatura} firstChunk {dentro do seu primeiro bloco} other {dentro do seu cabeçalho}}.
image.damaged	O descodificador não consegue descodificar a imagem: está danificada.
image.endingUnknown	Não se pode saber como o descodificador terminou: quem o chamou ignora os seus processos filhos.
image.forbidden	O descodificador fez o que o seu confinamento proíbe, e o sistema terminou-o.
image.formatNotDecoded	As imagens do formato {format} não são descodificadas.
image.frameHeaderEmpty	O cabeçalho de trama não indica nenhuma imagem.
image.frameHeaderWithoutRows	O cabeçalho de trama não indica o número de linhas.
image.headerChunkEmpty	O bloco de cabeçalho não indica nenhuma imagem.
image.inputTooLong	A imagem tem mais de {limit} octetos.
image.jpegBits	A imagem JPEG tem amostras de {bits, plural, =1 {# bit} other {# bits}}; só se descodificam as de 8.
image.jpegComponents	A imagem JPEG tem {count, plural, =1 {# componente} other {# componentes}}; descodificam-se uma, três e quatro.
image.markerMissing	Não há marcador onde devia haver um.
image.noAnswer	Não é possível esperar pela resposta do descodificador.
image.noArea	A imagem não tem área, ou os seus mosaicos não a cobrem.
image.noCodestream	A imagem não tem codestream.
image.noDecoder	Esta compilação não tem descodificador de imagens: foi feita sem o trait Images.
image.noDecoderOfThisVersion	O programa que foi iniciado terminou com {status}; não é um descodificador desta versão.
image.noFrameHeader	A imagem não tem cabeçalho de trama.
image.noFrameHeaderBeforeData	A imagem não tem cabeçalho de trama antes dos dados.
image.noHeaderChunk	A imagem não começa pelo seu bloco de cabeçalho.
image.noJPEGMarker	A imagem não começa pelo marcador de uma imagem JPEG.
image.noPNGSignature	A imagem não começa pela assinatura de PNG.
image.noSamples	Uma componente não tem amostras.
image.notDecoded	O descodificador não deu nenhuma imagem.
image.notStarted	O programa que descodifica imagens não pode ser iniciado: {error}.
image.otherSize	A resposta do descodificador não é uma imagem do tamanho indicado.
image.paletteChannels	A paleta tem {count, plural, =1 {# canal} other {# canais}}; descodificam-se no máximo {limit}.
image.pngNotMade	Não é possível criar o ficheiro PNG.
image.pointsNotWritten	Não é possível escrever os pontos.
image.sampleBits	Uma amostra tem {bits, plural, =1 {# bit} other {# bits}}; descodificam-se no máximo 16.
image.samplesDoNotFit	As amostras não condizem com o tamanho da imagem.
image.samplesMissing	Uma imagem de {width} por {height, plural, =1 {# ponto} other {# pontos}} precisa de {needed} octetos; existem {there}.
image.samplesNotShown	Não se mostram amostras de {bits, plural, =1 {# bit} other {# bits}} em {channels, plural, =1 {# canal} other {# canais}}.
image.sizeLength	O comprimento do tamanho não condiz com as suas componentes.
image.sizeNotStated	O ficheiro não diz o tamanho de uma imagem sem compressão.
image.tooLarge	A imagem é maior do que os limites permitem.
image.tooLargeForJPEG	A imagem é demasiado grande para JPEG.
image.tooLargeForPNG	A imagem é demasiado grande para PNG.
image.tooManyBoxes	A imagem tem mais de {limit} caixas antes do seu codestream.
image.tooManyComponents	A imagem tem {count, plural, =1 {# componente} other {# componentes}}; descodificam-se no máximo {limit}.
image.tooManyOctets	A imagem tem {count, plural, =1 {# octeto} other {# octetos}}; o limite é {limit}.
image.tooManyPoints	A imagem indica {width} por {height, plural, =1 {# ponto} other {# pontos}}; o limite é de {limit} pontos.
image.tooManyTiles	A imagem tem {count, plural, =1 {# mosaico} other {# mosaicos}}; descodificam-se no máximo {limit}.
image.tooManyTilesEachWay	A imagem tem {across} por {down, plural, =1 {# mosaico} other {# mosaicos}}; descodificam-se no máximo {limit}.
image.unknownFeature	O descodificador não conhece o que a imagem usa.
image.unknownFormat	Os octetos não começam como os de nenhuma imagem conhecida.
image.wsqNotDecoded	As imagens em quantização escalar por ondícula (WSQ) não são descodificadas.
input.aidHexadecimal	--aid aceita um identificador de aplicação: 1 a 16 octetos, cada um com dois dígitos hexadecimais, por exemplo A0000002471001.
input.aidOtherBundle	--resume continua uma leitura da aplicação {bundle} e --aid indica {wanted}: omita --aid ou indique a mesma.
input.aidOtherFiles	{identifier} é a aplicação «{name}», que tem ficheiros diferentes dos de um documento de viagem: indique em --aid a aplicação que contém EF.SOD e os grupos de dados.
input.appendWithoutTerminal	Um chip só aceita registos de terminais com esse direito: indique --terminal-certificates e --terminal-key.
input.askOwner	Leia-o com o utilizador a quem pertence ou peça-lhe autorização.
input.atIsDay	--at é um dia, AAAA-MM-DD.
input.bacWithCAN	--access bac abre o chip com a MRZ; um número de acesso do cartão só funciona com PACE.
input.bacWithPIN	--access bac abre o chip com a MRZ; o PIN e o PUK só funcionam com PACE.
input.beOwner	Leia-o com o utilizador a quem pertence.
input.belongsToGenerate	{option} pertence a --generate.
input.bothOnStandardInput	--mrz e --can não podem vir ambos da entrada padrão. Leia um deles daí (-) e deixe que o outro seja pedido num terminal, ou indique-o como valor.
input.brokenJSON	O JSON está danificado no octeto {offset}. {error}.
input.brokenText	O texto deixa de ser legível no octeto {offset}. {error}.
input.bundleAlone	{file} é um pacote completo, e foi indicado algo mais além dele.
input.canDigits	Isto não é um número de acesso: tem seis dígitos, e este {count, number}.
input.canLength	um número de acesso do cartão tem seis dígitos; este tem {count}.
input.centuryNone	{option}: uma zona tem só dois dígitos do ano, e {day} não seria lido como uma data.
input.centuryOther	{option}: uma zona tem só dois dígitos do ano, e {day} seria lido como {other}.
input.challengeAndSkip	--challenge é o que a autenticação ativa assina, e --skip aa omite-a: indique só um deles.
input.checkFile	Verifique o ficheiro ou indique outro.
input.checkZoneFile	Verifique se é o ficheiro certo; indique muitas zonas em várias execuções.
input.countRange	--count aceita de 1 a 1000000 documentos.
input.dataGroupNumbers	--dg aceita números de 1 a 16 separados por vírgulas, por exemplo 1,2,11.
input.evidenceAndZone	As evidências e --mrz não podem vir ambas da entrada padrão.
input.evidenceWrong	{file} não contém evidências que se possam avaliar. {error}.
input.evidenceWrongAt	{file} não contém evidências que se possam avaliar: o erro está no membro {member}. {error}.
input.fieldWrong	Não é possível escrever a zona, por causa deste campo: {field}. {error}.
input.fileNameEmpty	O nome de um ficheiro está vazio.
input.folderEmpty	A pasta {folder} não contém ficheiros.
input.folderUnreadable	Não é possível ler a pasta {folder}.
input.folderWithoutTerminalCertificates	A pasta {folder} não contém nenhum certificado CV (verificável por cartão).
input.formatNames	--format é TD1, TD2, TD3, MRV-A ou MRV-B.
input.generateDate	{option} é AAAA-MM-DD ou AAMMDD.
input.generateLacksOptions	Faltam opções a --generate.
input.generateNeeds	--generate precisa de {options}.
input.generateTakesNoLines	--generate não aceita linhas nem --repair.
input.giveBundle	Indique o pacote que epass read --out escreveu: um resultado não volta a ser avaliado.
input.giveBundleAlone	Indique só o pacote, ou os ficheiros a partir dos quais foi feito.
input.giveCAN	Indique os seis dígitos que estão no cartão ou na página de dados, fora da MRZ.
input.giveCertificateOfKey	Indique o certificado desta chave; epass inspect mostra o que um certificado contém.
input.giveEvidence	Indique o que epass read --out escreveu, ou um selo; uma cópia pode ter ficado incompleta.
input.giveEvidenceFolderOrSeal	Indique o que epass read --out escreveu, uma pasta de ficheiros ou um selo.
input.giveFewerTerminalCertificates	Indique os dos Estados cujos documentos são lidos.
input.giveLinesOrRead	epass read --mrz aceita isso para abrir um chip; aqui indique as linhas da zona.
input.giveMRZ	Indique as duas ou três linhas tal como estão impressas, ou NÚMERO,DATA,DATA (número do documento, nascimento, validade; datas como 1974-08-12).
input.givePIN	Indique-o tal como está na carta do emissor.
input.givePrivateKey	Indique uma chave privada não cifrada, RSA ou de uma curva, em PEM (PKCS #8).
input.giveSignerCertificate	Indique o certificado do signatário do selo em DER ou PEM.
input.giveSixDigits	Indique os seis dígitos AAMMDD, se for essa a intenção, ou outro dia com --at.
input.giveTerminalCertificates	Indique os certificados tal como a autoridade os emitiu, sem PEM; epass inspect mostra o que é um ficheiro.
input.giveZone	Indique as linhas, ou - para as ler da entrada padrão.
input.giveZoneOfFile	Indique o conteúdo do ficheiro: --mrz - < FICHEIRO.
input.guardedGroups	Um chip só dá DG3 e DG4 a terminais que tenham certificados e chave para isso (--terminal-certificates, --terminal-key).
input.importIt	Para confiar no que a PKD fornece, use epass trust import FICHEIRO.
input.inspectIt	epass inspect FICHEIRO mostra-o.
input.isFolder	Não é possível ler {file}: é uma pasta.
input.jsonAndJSONLines	Indique --json ou --json-lines, não ambos.
input.keepPrivateKey	Aqui nunca é necessária uma chave privada: guarde-a onde mais ninguém a possa ler.
input.keysAsks	--keys pede o número do documento e as datas: junto dele, indique --mrz sem valor.
input.kindArchive	um arquivo ({format})
input.kindCardVerifiable	certificados CV (verificáveis por cartão)
input.kindCertificate	um certificado
input.kindCompressed	um ficheiro comprimido ({format})
input.kindDER	um objeto em DER
input.kindImage	uma imagem {format}
input.kindLDIF	um ficheiro LDIF
input.kindLDS2	um ficheiro de LDS2
input.kindOctets	octetos de tipo desconhecido
input.kindOtherText	um texto simples
input.kindPDF	um PDF
input.kindPEM	certificados ou listas em PEM
input.kindPrivateKey	uma chave privada
input.kindResult	{schema}, um resultado do epass e não aquilo a partir do qual foi feito
input.kindRevocationList	uma lista de revogação de certificados
input.kindSignedList	uma lista assinada
input.kindUTF16	um texto em UTF-16
input.kindZone	uma zona de leitura ótica
input.languageNames	--language é be, bg, mk, sr ou uk.
input.lds2Words	--lds2 aceita travelRecords, visaRecords e additionalBiometrics, separados por vírgulas, ou none.
input.lineEmpty	Uma linha está vazia. Faltará definir uma variável da shell?
input.linesOrStandardInput	Indique linhas ou -, não ambos.
input.linkAlone	--link e --document usam-se com --simulate.
input.nameFileNotFolder	Indique um ficheiro, não uma pasta.
input.nameItsFolder	Começa como um ficheiro de um documento: indique a pasta onde está. epass inspect mostra um só ficheiro.
input.nameWrittenFolder	Indique uma pasta escrita por epass read --out-dir ou epass simulate --export.
input.needsWatch	{option} usa-se com --watch.
input.noCAN	Isto não é um número de acesso do cartão. {error}.
input.noCertificate	{file} não contém nenhum certificado. {error}.
input.noMRZ	Isto não é uma MRZ. {error}.
input.noPIN	Isto não é um PIN nem um PUK. {error}.
input.noPrivateKey	{file} não contém nenhuma chave privada utilizável.
input.noRecord	Isto não é um registo de {file}. {error}.
input.noSuchDay	{option} é {day}, um dia que nenhum calendário tem.
input.noTerminalCertificate	{file} não é um certificado CV (verificável por cartão). {error}.
input.noZone	Isto não é uma zona de leitura ótica{line, plural, =0 {} other { (ver linha #}}{column, plural, =0 {} other {, coluna #}}{line, plural, =0 {} other {)}}. {error}.
input.notEvidence	{file} não contém evidências que se possam avaliar. O conteúdo é: {kind}.
input.notJudgeable	Não é possível avaliar o código de barras. {error}.
input.notRegular	{file} não é um ficheiro regular.
input.onePassword	De --can, --pin e --puk indique um só; --mrz pode acompanhá-lo.
input.parseZone	epass mrz - < FICHEIRO analisa-a; epass read --mrz - < FICHEIRO abre o chip com ela.
input.pictureProvesNothing	Uma imagem não prova nada: é preciso ler o chip, com epass read ou com um telefone que envie os seus ficheiros.
input.pinFileNeedsToken	--terminal-pin-file usa-se com uma chave num token (--terminal-key pkcs11:...).
input.pipeByStandardInput	Indique um ficheiro; o que vem por um pipe lê-se da entrada padrão, com -.
input.profileIsFile	Um documento próprio é um ficheiro: --simulate --document FICHEIRO.
input.readersNeedWatch	Vários leitores só com --watch; um documento é lido num só leitor.
input.recordFormat	Indique os octetos de um registo tal como o chip os deve receber; epass inspect mostra o que contêm.
input.recordsGuarded	Um chip só dá os registos das aplicações LDS2 a terminais com direitos: indique --terminal-certificates e --terminal-key.
input.responseNeedsChallenge	--response é a resposta a --challenge: indique ambos.
input.responseOfBundle	{file} é um pacote completo e não aceita --response.
input.saveUTF8	Guarde-o em UTF-8.
input.severalReaders	Há documentos ou cartões em vários leitores: {readers}.
input.sexNames	--sex é M, F ou X.
input.skipWords	--skip aceita números de 1 a 16 e as palavras portrait, aa, ca, cam, ta, separados por vírgulas, por exemplo 2,aa.
input.standardInputEmpty	A entrada padrão está vazia.
input.standardInputNotEvidence	A entrada padrão não contém evidências que se possam avaliar. O conteúdo é: {kind}.
input.standardInputTooLarge	A entrada padrão tem mais de {limit} octetos.
input.standardInputTwice	A entrada padrão só pode ser indicada uma vez.
input.standardInputUnreadable	Não é possível ler a entrada padrão: {error}.
input.systemFolder	A pasta {folder} mostra o estado do sistema e não contém ficheiros de documentos nem de emissores.
input.takePasswordOff	Retire a palavra-passe (openssl pkcs8 -topk8 -nocrypt) ou coloque a chave num token.
input.terminalCertificateOctets	Começam pelos octetos 7F21; epass inspect mostra o que é um ficheiro.
input.terminalCertificatesAndKey	--terminal-certificates e --terminal-key usam-se em conjunto: um terminal mostra os seus certificados e assina com a sua chave.
input.terminalFilesOnly	Os certificados, a chave e o PIN do terminal são ficheiros; nenhum vem da entrada padrão.
input.terminalUnfit	Não é possível usar os certificados e a chave do terminal. {error}.
input.terminalValueEmpty	O valor de --terminal-key ou de --terminal-pin-file está vazio.
input.timeoutRange	--timeout aceita de 1 a 86400 segundos.
input.tooLarge	{file} tem mais de {limit} octetos.
input.tooManyTerminalCertificates	Há mais de {limit} certificados CV.
input.trustIt	epass inspect FICHEIRO mostra-o; para confiar em certificados, listas e CRL, use --trust FICHEIRO ou epass trust import FICHEIRO.
input.unpackIt	Indique o que epass read --out ou --out-dir escreveu; se estiver comprimido, descomprima-o primeiro.
input.unreadable	Não é possível ler {file}: {error}.
input.untrustedNeedsKey	--terminal-authentication-untrusted usa-se com --terminal-certificates e --terminal-key.
input.waitRange	--wait aceita de 0 a 86400 segundos.
input.watchNames	Com --watch, --out e --portrait são dois nomes sem barra, que não começam por um ponto nem por EF. e não são report.json.
input.watchNeedsFolder	Com --watch, --out e --portrait designam ficheiros na pasta de cada documento: indique também --out-dir.
input.watchNoChallenge	--challenge serve para a assinatura de um documento e não se usa com --watch.
input.watchNoKeys	--keys pergunta por um documento; com --watch escreva NÚMERO,DATA,DATA no lugar de uma MRZ.
input.watchNoPIN	--pin e --puk são de um só documento, e --watch lê muitos.
input.watchNoSimulation	--watch lê documentos que vêm e vão; --simulate tem um que fica. epass simulate --connect envia um para epass read --watch --vpcd-listen.
input.watchOnePassword	Com --watch, indique --can, ou --mrz para o que se digitaliza, mas não ambos.
input.watchOneReading	--trace, --trace-unsafe e --resume servem para uma só leitura, e --watch faz muitas.
input.waysExclude	--reader, --simulate e --vpcd-listen excluem-se mutuamente.
input.zoneIsFile	{name} parece o nome de um ficheiro, e não uma linha de uma zona.
input.zoneIsKey	Isto é o número do documento, o nascimento e a validade, e não uma zona de leitura ótica.
input.zoneTooLong	Há mais de {limit} octetos: não são linhas de documentos.
issuing.besideTrust	Um defeito de confiança está sozinho: ele cria tudo o que o Estado emite.
issuing.editCount	Há no máximo 64 edições.
issuing.editsOfIndefinite	As edições de EF.SOD não combinam com comprimentos indefinidos.
issuing.hashOfRSA	MD5 só combina com RSA: ECDSA e DSA com MD5 não têm identificador.
issuing.keyOfOther	A chave não é a do certificado.
issuing.memberAbsent	O que aqui é emitido não tem {path}.
issuing.memberAmbiguous	Dois membros condizem com {path}. Escreva mais do caminho até ao pretendido.
issuing.memberOfPSS	O membro pertence a PSS.
issuing.noMember	Nada do que é emitido tem um membro {path}.
issuing.noOctet	Há {count, plural, =1 {# octeto} other {# octetos}}, contados a partir de 0.
issuing.noRoot	Um caminho começa por um de {words}.
issuing.noValue	{action} não aceita nenhum valor.
issuing.notForMember	{path} não pode ser alterado por {action}.
issuing.rootAbsent	Não há aqui {root}: isto não altera nada.
issuing.saltBounds	Com esta chave e este hash o sal tem 0 a {longest} octetos.
issuing.setsValues	Só se define o valor de um membro que não tem ele próprio membros.
issuing.standardAlgorithms	Um defeito de confiança usa-se com os algoritmos da norma.
issuing.tooLong	O que é emitido cresce para além de 1 MiB.
issuing.valueKind	O valor tem de ser do tipo {kind}.
json.arrayCommaMissing	Aqui devia estar uma vírgula ou ].
json.colonMissing	Aqui deviam estar dois pontos (:).
json.controlCharacter	Há um carácter de controlo num texto.
json.digitsMissing	Aqui deviam estar quatro dígitos hexadecimais.
json.halfCharacter	Falta metade de um carácter.
json.nameMissing	Aqui devia estar um nome.
json.nameTooLong	Um nome tem mais de {limit} octetos.
json.noValue	Isto não é um valor.
json.noWholeNumber	Só se aceitam números inteiros de 64 bits.
json.notUTF8	O texto não é UTF-8.
json.objectCommaMissing	Aqui devia estar uma vírgula ou '}'.
json.somethingFollows	Há algo depois do valor.
json.stringCut	O texto termina dentro de uma cadeia.
json.tooDeep	O valor está aninhado demasiado fundo.
json.tooLong	O texto tem mais de {limit} octetos.
json.tooManyValues	O texto contém demasiados valores.
json.unknownEscape	Este escape não é conhecido.
json.valueMissing	O texto termina onde devia estar um valor.
label.access	acesso
label.applications	Aplicações
label.assured	Assegurado
label.chip	chip
label.country	país
label.dataGroups	grupos de dados
label.defects	Defeitos
label.demands	exigido
label.document	documento
label.files	Lidos
label.issuer	emissor
label.notAssured	Não assegurado
label.notChecked	não verificado
label.opening	Acesso
label.origin	Origem
label.passport	passaporte
label.printedZone	MRZ impressa
label.reader	Leitor
label.reading	leitura
label.record	registo
label.records	Registos após emissão
label.recoveries	Incidentes
label.revocation	revogação
label.seal	selo
label.securityObject	objeto de segurança
label.signature	assinatura
label.signer	signatário
label.status	estado
label.terminal	terminal
label.tolerated	Tolerado
label.usage	utilização
label.validity	validade
label.ways	Particularidades
label.zone	zona
language.noTag	{file} não é um catálogo: o seu membro language não é a etiqueta de uma língua.
language.notJSON	{file} não é um catálogo: o JSON está danificado no octeto {offset}. {error}.
language.notTexts	{file} não é um catálogo: não é um só objeto JSON de textos.
language.notUTF8	O valor de EPASS_LANG não é UTF-8.
language.syntax	{file} tem um texto com sintaxe errada ({problem}): {text}
language.unknown	Não existe a língua {name}. Incluídas: {languages}.
language.unknownArgument	{file} tem um texto com um argumento que a sua mensagem não tem: {place}.
language.unknownBranch	{file} tem um ramo que nunca é escolhido: {place}.
language.unknownKey	{file} tem um texto para {key}, e não há mensagem com esse nome.
language.unreadable	O catálogo da língua não pode ser usado. {error}.
lds.additionalBiometricsBounds	A referência é de 1 a 64, e os dados têm no máximo {limit} octetos.
lds.applicationIdentifierLength	Um identificador de aplicação tem 1 a 16 octetos.
lds.bareCodestream	O codestream JPEG 2000 não tem formato de ficheiro à sua volta.
lds.bitStringNotWhole	Uma BIT STRING não termina num octeto completo.
lds.characterNotAllowed	O valor tem um carácter que este elemento não pode ter.
lds.chipAuthenticationUnknown	Não se conhece tal autenticação do chip.
lds.countLength	Um número de objetos de dados tem um octeto.
lds.countryCodeLetters	Um código de país tem duas letras.
lds.countryCodeMissing	O valor não começa por um código de país.
lds.dataGroupNumber	O número de um grupo de dados é de 1 a 16.
lds.dataGroupTwice	{dataGroup} é enumerado duas vezes.
lds.dateForm	A data não está escrita em {count, plural, =1 {# carácter} other {# caracteres}}.
lds.dateIncomplete	Há partes da data desconhecidas; só uma data de nascimento as pode ter.
lds.deviationRefused	{what}. {deviation}. O perfil recusa-o.
lds.elementEmpty	O elemento {tag} existe e não contém nada.
lds.elementMisplaced	O elemento {tag} está fora do seu lugar, ou aparece duas vezes.
lds.elementMissing	Falta o elemento {tag}.
lds.elementOutsideTemplate	O elemento {tag} pertence ao modelo {template}.
lds.elementTooLong	O elemento tem {length, plural, =1 {# octeto} other {# octetos}}; a norma permite {limit}.
lds.elementTwice	O elemento {tag} está aqui duas vezes.
lds.empty	O ficheiro não tem octetos.
lds.featureCount	O número de elementos não é de um a nove, ou não existe.
lds.fewDataGroups	{count, plural, =1 {Está enumerado # grupo} other {Estão enumerados # grupos}} de dados; são exigidos pelo menos dois.
lds.fieldMissing	Falta o campo.
lds.fileIdentifierLength	Um identificador de ficheiro tem dois octetos e um curto tem um.
lds.fileLength	O ficheiro tem {length, plural, =1 {# octeto} other {# octetos}}; a norma fixa {fixed}.
lds.fileWithoutRecords	{file} é transparente e não tem registos.
lds.furtherElement	Um outro elemento tem a etiqueta {tag}, que consta da tabela.
lds.indefiniteLength	O comprimento do elemento {tag} é indefinido; exige-se DER.
lds.infoVersion	A versão é {version}; está especificada a {specified}.
lds.keyUnwrapped	O algoritmo e a chave estão na entrada sem um SubjectPublicKeyInfo à sua volta.
lds.lengthBetween	{least} a {most}
lds.lengthExactly	{length}
lds.lengthNotMinimal	O comprimento não está no menor número de octetos.
lds.lengthOr	{first} ou {second}
lds.manyDataGroups	Estão enumeradas {count} entradas; são permitidas 16 no máximo.
lds.noApplicationIdentifier	O identificador de aplicação não existe.
lds.noBiometricsFile	O valor não é um identificador de um EF.Biometrics.
lds.noCertificateRecord	{number} não é o número de um registo de EF.Certificates.
lds.noDate	Os dígitos não são uma data.
lds.noDateDigits	O elemento não contém dígitos decimais de uma data.
lds.noDay	Esse dia não existe.
lds.noImage	Não há nenhuma imagem.
lds.noNames	Não há nomes neste ficheiro.
lds.noObjectCount	Não está indicado o número de objetos de dados; {there, plural, =1 {existe #} other {existem #}}.
lds.noOuterTag	Este ficheiro não tem etiqueta exterior.
lds.noPACEIdentifier	O identificador de objeto não é nenhum de PACE.
lds.noParameterID	Não há parameterId, e há {count, plural, =1 {# conjunto} other {# conjuntos}} de parâmetros de domínio explícitos.
lds.noPerson	Não há nenhuma pessoa.
lds.noReference	O ficheiro não contém nenhuma referência.
lds.noSignedData	O conteúdo não são dados assinados (SignedData).
lds.noTextOfAtMost	O valor não é um texto UTF-8 de no máximo {limit} caracteres.
lds.noZone	O elemento não é uma zona de leitura ótica. {why}.
lds.notDER	A estrutura não é DER.
lds.notPrintable	O texto não é uma PrintableString.
lds.notUTF8	O texto não é UTF-8.
lds.nothingExpected	Aqui não devia estar nada.
lds.nullWithContent	NULL não tem conteúdo.
lds.numberLength	Um número tem um a quatro octetos.
lds.numberNegative	O número é negativo, vazio ou demasiado grande.
lds.numberPadded	O número tem enchimento.
lds.numberTooLarge	O número está vazio ou é demasiado grande.
lds.objectCount	Estão indicados {stated} objetos de dados; {there, plural, =1 {existe #} other {existem #}}.
lds.octetsAfterRecord	{count, plural, =1 {Segue-se # octeto} other {Seguem-se # octetos}} ao registo.
lds.octetsAfterReference	Há algo depois da referência.
lds.octetsAfterSecurityInfos	{count, plural, =1 {Segue-se # octeto} other {Seguem-se # octetos}} aos SecurityInfos.
lds.octetsAfterSecurityObject	Há octetos depois do LDSSecurityObject.
lds.octetsFollow	{count, plural, =1 {Segue-se # octeto} other {Seguem-se # octetos}} ao elemento mais exterior.
lds.otherElement	Espera-se o elemento {tag}; está aqui {found}.
lds.otherStructure	A estrutura ASN.1 não é a esperada. {why}.
lds.outerTag	O ficheiro tem de começar pela etiqueta {tag}.
lds.recordCount	O ficheiro não pode ter {count, plural, =1 {# registo} other {# registos}}.
lds.referenceBounds	O ficheiro tem uma ou duas referências de 1 a 16 octetos.
lds.referenceLength	Uma referência tem 1 a 16 octetos.
lds.referencesNotLast	Depois das referências só há octetos zero.
lds.secondApplicationIdentifier	Há um segundo identificador de aplicação no modelo.
lds.securityObjectVersion	A versão do objeto de segurança não é V0 nem V1.
lds.sequenceForSet	Há uma SEQUENCE no lugar do SET.
lds.setMissing	Espera-se aqui um SET.
lds.setWrapped	O SET está dentro de um elemento {tag}.
lds.somethingFollows	Há algo depois do último campo.
lds.structureDamaged	A estrutura BER-TLV está danificada. {why}.
lds.tagCut	O segundo octeto da etiqueta {tag} anuncia um terceiro, que não existe.
lds.tagListMisplaced	A lista de etiquetas está uma só vez, e em primeiro lugar.
lds.tagListMissing	O ficheiro não começa por uma lista de etiquetas.
lds.tagListNamesAbsent	A lista de etiquetas indica o elemento {tag}, que não existe.
lds.tagListNamesTemplate	A lista de etiquetas indica o modelo {tag} e não os elementos nele.
lds.tagListOmits	A lista de etiquetas não indica o elemento {tag}.
lds.tagListRepeats	A lista de etiquetas indica uma etiqueta duas vezes.
lds.tagOfNoDataGroup	A etiqueta {tag} não é a de nenhum grupo de dados.
lds.tagTwice	A etiqueta {tag} é enumerada duas vezes.
lds.textTooLong	O texto tem {length, plural, =1 {# octeto} other {# octetos}}; são permitidos 65 535.
lds.thirdReference	Há uma terceira referência no ficheiro.
lds.tooManyImages	O ficheiro tem mais de {limit} imagens.
lds.tooManyPersons	Há mais de {limit} pessoas.
lds.tooManyRecords	Há mais de {limit} registos.
lds.unknownElement	A norma não define aqui nenhum elemento {tag}.
lds.unknownImage	Os octetos não começam uma imagem JPEG nem JPEG 2000.
lds.valueLength	O valor tem {length} {unit, select, octets {octetos} other {caracteres}}; são possíveis {allowed}.
lds.versionDigits	A versão tem de ser {count} dígitos decimais.
lds.versionInformationMissing	A versão é V1, e falta a informação de versão.
lds.versionInformationUnexpected	A versão é V0, e há informação de versão.
lds.versionNotPrintable	A versão contém caracteres que não são de uma PrintableString.
lds.versionUnknown	A LDS não é de nenhuma versão da norma.
lds.wrappersTooDeep	Há demasiados elementos à volta do SET.
lds.zerosAfterElement	{count} octetos zero seguem-se ao último elemento.
lds.zerosAfterRecord	{count} octetos zero seguem-se ao último registo.
lds.zoneDeparts	A zona de leitura ótica desvia-se da norma.
lds2.activated	Escrito em {file}, lido de volta e ativado: já não pode ser alterado.
lds2.activationOpen	{file} foi escrito e lido de volta; não se sabe se está ativado, porque não veio nenhuma resposta em que se possa crer.
lds2.activationOpenRemedy	Tente de novo: um ficheiro que está ativado recusa ser escrito (6982).
lds2.appendNotFound	O chip disse que aceitou o registo em {file} (9000). Foi procurado aí e não foi encontrado.
lds2.appendOther	Em {file} está outro registo no lugar do que foi enviado.
lds2.appendRefused	O chip não aceitou o registo em {file}: {meaning} ({word}).
lds2.appendRefusedRemedy	Peça este direito a quem emitiu os certificados do terminal; epass inspect mostra o que permitem.
lds2.appendTooLong	O registo é mais longo do que aquilo que o leitor e o chip transmitem; nada foi enviado.
lds2.appendTooLongRemedy	Use um leitor que transmita comandos de comprimento estendido.
lds2.appendUnknown	Não se sabe se o registo está em {file}: o chip respondeu {word}, o que deixa a questão em aberto, e não foi possível ver o ficheiro.
lds2.appendWithoutRight	O terminal não tem direito a acrescentar a {file}; nada foi enviado.
lds2.appended	Acrescentado a {file} como registo {number}, e lido de volta.
lds2.appendedDespite	Acrescentado a {file} como registo {number} e lido de volta, embora o chip tenha respondido {word}.
lds2.appendedNotLooked	O chip diz que acrescentou o registo a {file}. Não foi lido de volta, porque já não foi possível ler o chip.
lds2.appendedUnread	Acrescentado a {file}. O terminal não o pode ler, pelo que o registo não foi lido de volta.
lds2.appendedUnreadable	O chip diz que acrescentou o registo a {file}. Não foi lido de volta: o chip não dá os registos do ficheiro como devia; a sua última resposta foi {word}.
lds2.applicationRefused	O chip não deixou selecionar a aplicação: {meaning} ({word}).
lds2.certificateFound	O registo {number} de EF.Certificates contém o certificado.
lds2.dateInValidity	O registo é de {when}, dentro do período de validade do certificado do seu signatário.
lds2.dateOutsideValidity	O registo é de {when}, e o certificado do seu signatário é válido de {first} a {last}.
lds2.dateToCome	O registo é de {when}, uma data futura.
lds2.fileFull	{file} está cheio: o chip já não tem espaço nele ({word}).
lds2.fileFullRemedy	De um ficheiro destes nada pode ser retirado. Use outro documento, ou outro ficheiro, se houver vários.
lds2.furtherExtensions	Tem outras extensões: {identifiers}.
lds2.hashUnknown	Não se sabe com que hash o registo foi assinado.
lds2.holderBornOtherwise	O registo é de outro titular: indica {found} como data de nascimento (AAMMDD), e o DG1 indica {document}.
lds2.holderDiffers	O registo é de outro passaporte: indica {found}, e este é {document}.
lds2.holderMatches	O registo indica este passaporte.
lds2.holderNotComparable	Não se sabe se o registo é deste documento: o número de documento do DG1 não tem de um a nove caracteres, e um registo não tem mais.
lds2.holderNotGiven	Não foi indicado um documento com que comparar o registo.
lds2.holderUnconfirmed	Não se sabe se o registo é deste documento: o hash do DG1 não mostra que é o que foi assinado.
lds2.holderUnknown	Não se sabe se o registo é deste documento: o DG1 não foi lido ou não se pode descodificar.
lds2.issuerKeyCritical	O identificador da chave do emissor é crítico.
lds2.issuerKeyNotNamed	Não indica a chave do seu emissor.
lds2.keyNotECDSA	A chave do signatário é {key}; tais registos são assinados com ECDSA.
lds2.keyOutsideProfile	A chave é {key}, e tem de ser uma para ECDSA.
lds2.nameMatches	O registo do certificado tem o nome do seu país e número de série.
lds2.nameNotOfIssuer	O registo do certificado tem o nome deste país: {stated}; e não do seu emissor.
lds2.nameOfOtherCountry	O registo do certificado tem o nome deste país: {stated}; e não deste: {country}.
lds2.nameOfOtherNumber	O registo do certificado tem o nome de outro número de série.
lds2.noCertificate	O registo {number} de EF.Certificates não contém nenhum certificado. {error}.
lds2.noDate	Os dados biométricos adicionais não têm data.
lds2.noHolder	O registo não indica nenhum passaporte.
lds2.noPurpose	Não diz a que se destina.
lds2.noRoom	{file} tem lugar para {count, plural, =1 {# octeto} other {# octetos}} e não mais; nada foi escrito.
lds2.noRoomRemedy	Use outro ficheiro biométrico, ou torne este mais pequeno.
lds2.noSearchCopy	Os dados biométricos adicionais não têm cópia para pesquisa.
lds2.noState	Os dados biométricos adicionais não indicam Estado.
lds2.noSuchCertificate	O registo refere-se ao certificado {number}; EF.Certificates tem {count}.
lds2.otherCertificate	O registo refere-se ao certificado {number} de EF.Certificates, mas a sua assinatura é válida com o certificado {other}: a referência pode estar danificada.
lds2.otherOctets	O chip aceitou o que devia ser escrito em {file}, e devolve outra coisa. Não foi ativado.
lds2.otherOctetsRemedy	Tente de novo; um chip que o faça sempre está avariado.
lds2.periodTooShort	É válido de {first} a {last}, menos de dez anos.
lds2.profileKept	O certificado cumpre o seu perfil.
lds2.purposeNotCritical	Aquilo a que se destina não é crítico.
lds2.refusedByChipRemedy	Tente mais uma vez. Um chip que responde sempre assim não aceita o registo; a palavra de estado diz porquê.
lds2.rightsLength	Os direitos têm {count, plural, =1 {# octeto} other {# octetos}}; {expected, plural, =1 {o certo é #} other {o certo são #}}.
lds2.searchCopyDiffers	O registo encontra-se sob {found}, e o que foi assinado indica {signed}.
lds2.searchCopyMatches	O Estado fora dos dados assinados é o que está dentro.
lds2.signatureInvalid	A assinatura não é válida com a chave do certificado.
lds2.signatureValid	A assinatura é válida: {key} com {hash}, {form, select, plain {simples} other {DER}}.
lds2.signer	O certificado é deste tipo de signatário: {signer}.
lds2.signerUnknown	O certificado do signatário do registo não é conhecido.
lds2.stateDiffers	O Estado do registo é {state}, o do seu signatário {signer}.
lds2.stateMatches	O registo e o seu signatário são do mesmo Estado: {state}.
lds2.stateOfUnknown	O Estado do registo é {state}, e o seu signatário é de outro Estado.
lds2.stateUnknown	O Estado do registo ou o do seu signatário não está na tabela de códigos.
lds2.subjectCommonNames	O titular não tem um único nome comum.
lds2.subjectNameTooLong	O nome comum tem {count, plural, =1 {# carácter} other {# caracteres}}; o máximo é {maximum}.
lds2.subjectOtherAttributes	O titular tem atributos além do país e do nome comum.
lds2.subjectWithoutCountry	O titular não indica o país com duas letras.
lds2.writeRefused	O chip recusou que {file} fosse escrito ou ativado: {meaning} ({word}).
lds2.writeWithoutRight	O terminal não tem direito a escrever {file}; nada foi enviado.
lds2.written	Escrito em {file}, e lido de volta. Não está ativado.
link.access	Controlo de acesso
link.activeAuthentication	Autenticação ativa
link.blocks	Os ficheiros demorariam {used} ms em blocos de {usedLength} octetos, tal como foram lidos, e {best} ms em blocos de {bestLength} octetos, os mais rápidos.
link.chipAuthentication	Autenticação do chip
link.heading	Num campo de {rate} kbit/s, com um chip como {chip}, esta leitura demoraria {seconds} segundos.
link.milestones	{file} está disponível ao fim de {first} ms, o último ficheiro ao fim de {last} ms.
link.order	Por esta ordem os ficheiros estariam disponíveis mais cedo no conjunto: {files}.
link.row	{part}: {total} ms para {commands, plural, =1 {# comando} other {# comandos}} ({air} no ar, {inChip} no chip, {inReader} no leitor)
link.selection	Seleção
link.sources	Docs/link.md diz de onde vem cada número, e quais são supostos.
link.terminalAuthentication	Autenticação do terminal
lint.acceptsCopies	Aceita o que é indeterminado sem exigir nada do chip, como se uma cópia bastasse. Acrescente chipOriginalShownToVerifier às suas assurances, ou ponha chip.dataAlone a true.
lint.acceptsUndetermined	Aceita o que é indeterminado: algo que a política exige não foi mostrado.
lint.acceptsUnproven	Aceita o que é indeterminado sem exigir que os dados sejam autênticos. Acrescente dataGenuine às suas assurances.
lint.ageWithoutRevocation	A verificação issuer.ds.revocation é evaluatory, pelo que um signatário revogado passa com uma lista de qualquer idade. Torne-a optional ou mandatory.
lint.allowedAndDenied	Isto é permitido e recusado, e por isso nunca aceite: {names}.
lint.countryWithoutAnchor	O material de confiança não tem nenhum certificado de CSCA de {codes}: os documentos destes Estados ficam indeterminados.
lint.countryWithoutCRL	O material de confiança não tem nenhuma lista de revogação em vigor de {codes} assinada por uma CSCA de confiança: os documentos destes Estados ficam indeterminados.
lint.dataAloneAndProof	O que dataAlone aceita contradiz o que proofs exige. Deixe um deles de fora.
lint.dataUnproven	Passam dados cuja autenticidade ninguém mostrou. Torne mandatory estas verificações: {checks}.
lint.demandWithoutRole	A verificação {check} não conta, pelo que o que aqui se exige não decide nada. Torne-a mandatory.
lint.exceptionChangesNothing	A exceção não diz nada que a política não diga.
lint.exceptionHidden	A exceção {name}, que está antes, abrange todos os documentos desta, pelo que esta nunca vale.
lint.exceptionOverlaps	Os documentos que a exceção {name} também abrange são avaliados por ela: está primeiro.
lint.exceptionUnproven	Exige menos antes de estar provado de que Estado é um documento, e quem falsificar um pode indicar esse Estado.
lint.fault	ERRO
lint.filesStayOpen	Os ficheiros que outros trazem não mostram como o chip foi aberto e ficam aqui indeterminados. Ponha access.protocol.established a evaluatory, ou parta de kyc, se tais ficheiros são avaliados.
lint.graceAndRemaining	Dias de tolerância depois da data de validade e dias de validade que têm de restar antes dela contradizem-se.
lint.graceWithoutExpiry	A verificação document.expiry.current é evaluatory, pelo que um documento expirado passa mesmo sem tolerância. Torne-a mandatory.
lint.line	{weight}  {member}: {finding}
lint.listsOld	As listas de revogação de {codes} têm mais de {days, plural, =1 {# dia} other {# dias}}. Importe listas novas.
lint.neverValidLongEnough	Um documento tem de ser válido por mais {days, plural, =1 {# dia} other {# dias}} e pode ser válido por {months, plural, =1 {# mês} other {# meses}} ao todo: nenhum o é.
lint.notTaken	A política não aceita tais documentos.
lint.nothing	Nada se contradiz, e nada é mais fraco do que aquilo de que a política parte.
lint.nothingTaken	Tudo o que é permitido é também recusado, pelo que nunca se aceita nenhum documento.
lint.proofByWord	Basta uma resposta antiga do chip, que alguém guardou. Ponha chip.shownTo a verifier se as evidências vêm de outros.
lint.reasonWithoutCheck	Nenhuma verificação é optional, pelo que estes motivos não contam para nada.
lint.ruleContradicts	Nenhum relatório pode ter tudo isto.
lint.ruleHidden	A regra {name}, que está antes, aplica-se sempre que esta se aplica, pelo que esta nunca decide.
lint.weaker	É mais fraco do que {policy}: {after} em vez de {before}.
lint.weakerException	É mais fraco do que a política fora da exceção: {after} em vez de {before}.
lint.weakness	FRACO
list.clauses	{first}; {second}
list.sentences	{first}. {second}.
list.separator	, 
listSigner.expiredSince	O certificado do signatário da lista expirou entretanto ({last}).
listSigner.noAuthority	Nenhum certificado disponível é o da CSCA que certificou o signatário da lista.
listSigner.noCertificate	A lista não contém o certificado do seu signatário.
listSigner.noSigner	Ninguém assinou a lista.
listSigner.notJudged	Não foi possível avaliar a assinatura.
listSigner.notSignedByAuthority	O certificado do signatário da lista não foi assinado pela CSCA de confiança que indica.
listSigner.otherCertificates	Nenhum dos certificados na lista é o que o signatário indica.
listSigner.pinned	{authority}, que está fixada, certificou o signatário da lista{links, plural, =0 {} =1 {, por um certificado de ligação} other {, por # certificados de ligação}}.
listSigner.pinnedFile	A lista é o ficheiro que foi fixado.
listSigner.revoked	O certificado do signatário da lista ou da sua CSCA foi revogado.
listSigner.revokedOn	O certificado do signatário da lista ou da sua CSCA foi revogado em {when}.
listSigner.signedInFuture	A lista diz que foi assinada em {when}, uma data futura.
listSigner.signedOutsideValidity	A lista foi assinada em {when}, e o certificado do seu signatário é válido de {first} a {last}.
listSigner.trusted	{authority}, que é de confiança, certificou o signatário da lista{links, plural, =0 {} =1 {, por um certificado de ligação} other {, por # certificados de ligação}}.
listSigner.unknown	O certificado do signatário da lista não é conhecido.
listSigner.unpinned	O signatário da lista foi certificado por {authority}, que não é de confiança nem está fixada.
listSigner.withoutPurpose	O certificado do signatário não diz que se destina a listas: só fixando-a se responde por ela.
messaging.channelLost	O chip abandonou o canal seguro e respondeu em claro: {meaning}.
messaging.commandClass	Só se podem proteger comandos das classes 00, 10, 80 e 90, e este não é nenhum deles.
messaging.commandTooLong	O comando tem {count, plural, =1 {# octeto} other {# octetos}} de dados, mais do que se pode proteger.
messaging.counterLength	O contador de sequência de envio tem {count, plural, =1 {# octeto} other {# octetos}}; um bloco tem {size}.
messaging.cryptogramBlocks	Os dados cifrados não são um número inteiro de blocos com enchimento (9.8.6.1, 9.8.7.1).
messaging.dataAfterStatus	Os dados cifrados têm de vir antes dos octetos de estado.
messaging.macLength	Um MAC tem oito octetos; aqui estão {count}.
messaging.macWrong	O MAC da resposta está errado: foi alterada, ou vem de outra sessão.
messaging.noMAC	A resposta não tem MAC. Nada dela é usado.
messaging.objectCutOff	O objeto de dados declara {claimed, plural, =1 {# octeto} other {# octetos}}; {left, plural, =1 {resta #} other {restam #}}.
messaging.objectLengthInvalid	O campo de comprimento do objeto de dados não é válido.
messaging.objectTwice	O objeto de dados ocorre duas vezes.
messaging.objectUnknown	O objeto de dados não pertence a esta resposta.
messaging.objectWithoutLength	O objeto de dados não tem comprimento.
messaging.octetsAfterMAC	Há octetos depois do MAC, que tem de vir no fim.
messaging.paddingInvalid	Os dados decifrados não terminam com enchimento válido.
messaging.protectedTooLong	O comando protegido teria {count, plural, =1 {# octeto} other {# octetos}} de dados, mais do que um comando pode ter.
messaging.responseLength	Uma resposta tem 2 a 65538 octetos; esta tem {count}.
messaging.responseOutstanding	Um comando ia ser protegido antes de ser recebida a resposta ao anterior.
messaging.responseUnasked	Veio uma resposta sem comando.
messaging.statusLength	Os octetos de estado são dois; aqui estão {count}.
messaging.statusMismatch	Os octetos de estado exteriores não são os que estão dentro da proteção.
mrz.character	Só são permitidos A a Z, 0 a 9 e <.
mrz.characterCount	Uma zona de leitura ótica tem 72, 88 ou 90 caracteres; esta tem {count}.
mrz.composite	dígito global
mrz.countryCode	Isto não é um código do Doc 9303-3, secção 5.
mrz.dateAmbiguous	Não se pode dizer qual dos números é o dia e qual o mês. Escreva 1974-08-12 ou 12 AUG 1974.
mrz.dateImpossible	Uma data tem um mês acima de 12 ou um dia acima de 31.
mrz.dateShape	Isto não se lê como data. Escreva 740812 (ano, mês, dia; < para o desconhecido), 1974-08-12, 12.08.1974 ou 12 AUG 1974.
mrz.dateUnfit	Esta data não pode estar neste lugar da zona.
mrz.dateWithLetter	Uma data tem uma letra.
mrz.documentCode	Um código de documento de {format} tem uma ou duas letras, sendo a primeira uma de {allowed}.
mrz.documentCodeAI	I não se usa depois de A num código de documento.
mrz.documentNumberFiller	Um número de documento longo não tem caracteres de enchimento a partir do nono carácter.
mrz.documentNumberLength	Um número de documento tem 1 a {most} caracteres.
mrz.documentNumberNotLong	Um número de documento de {format} tem no máximo nove caracteres.
mrz.documentNumberTooLong	O número do documento tem {count, plural, =1 {# carácter} other {# caracteres}}; o máximo é {most}.
mrz.drivingLicence	São as linhas de uma carta de condução, que não é um documento do Doc 9303.
mrz.empty	Não há zona de leitura ótica.
mrz.field.dateOfBirth	data de nascimento
mrz.field.dateOfExpiry	data de validade
mrz.field.documentCode	código do documento
mrz.field.documentNumber	número do documento
mrz.field.issuer	emissor
mrz.field.name	nome
mrz.field.nationality	nacionalidade
mrz.field.optionalData	dados opcionais
mrz.field.optionalData2	dados opcionais 2
mrz.field.sex	sexo
mrz.fieldCharacter	Só são permitidos A a Z, 0 a 9, < e caracteres que se convertem em <.
mrz.fieldTooShort	{count, plural, =1 {# carácter não cabe} other {# caracteres não cabem}} em {room}.
mrz.frenchIdentityCard	São as linhas do bilhete de identidade francês emitido até 2021; não são uma zona do Doc 9303, e o bilhete não tem chip.
mrz.keyDigitWrong	O dígito de controlo do campo {field, message} não condiz.
mrz.lengthsUnknown	Nenhuma zona de leitura ótica tem linhas deste comprimento ({lengths}); tem 2 linhas de 44 ou 36 caracteres, ou 3 de 30.
mrz.lineCount	Uma zona de leitura ótica tem duas ou três linhas; esta tem {count}.
mrz.lineLength	A linha {line} tem {count, plural, =1 {# carácter} other {# caracteres}} em vez de {expected}.
mrz.linesMissing	{lines, plural, =1 {Há uma linha} other {Há # linhas}} de {length, plural, =1 {# carácter} other {# caracteres}}; uma zona com linhas assim tem {needed}.
mrz.nameEmpty	O nome está vazio.
mrz.nameNotTransliterated	O nome tem caracteres que não se podem transliterar.
mrz.normalisation.controlCharactersRemoved	caracteres de controlo omitidos
mrz.normalisation.lineBreaks	dividido em linhas
mrz.normalisation.linesReordered	linhas postas na sua ordem: estavam noutra
mrz.normalisation.lowerCase	minúsculas passadas a maiúsculas
mrz.normalisation.otherFiller	aspas angulares tomadas por caracteres de enchimento
mrz.normalisation.otherLinesRemoved	outras linhas omitidas
mrz.normalisation.prefixRemoved	caracteres antes da zona omitidos
mrz.normalisation.spacesAsFiller	espaços tomados por caracteres de enchimento
mrz.normalisation.spacesRemoved	espaços omitidos
mrz.normalisation.suffixRemoved	caracteres depois da zona omitidos
mrz.permit	É a linha única de uma autorização que não é um documento do Doc 9303.
mrz.textTooLong	O texto tem mais de 64 octetos.
mrz.tripleShape	O texto não é NÚMERO,DATA,DATA: número do documento, nascimento e validade.
mrzRepair.nameEndsInK	O K no fim do nome pode ser uma letra ou um carácter de enchimento.
mrzRepair.none	Nenhuma reparação acerta os dígitos de controlo.
mrzRepair.several	Várias reparações acertam os dígitos de controlo.
mrzRepair.tooMany	Mais de {most} reparações acertam os dígitos de controlo.
mrzText.born	Nascimento
mrzText.checkDigit	dígito de controlo
mrzText.checkDigits	Dígitos de controlo
mrzText.computed	conforme calculado
mrzText.country	{code}, {name}
mrzText.countryUnknown	{code}, código que não consta do Doc 9303-3
mrzText.dateInvalid	{characters}, que não é uma data
mrzText.datePartial	{characters} ({year}, não totalmente conhecida)
mrzText.dateUnknown	desconhecida
mrzText.dateYearUnknown	{characters} (ano desconhecido, não totalmente conhecida)
mrzText.departures	Desvios da norma:
mrzText.documentCode	Código do documento
mrzText.expires	Validade
mrzText.format	Formato
mrzText.formatOf	{format}, {kind, select, passport {passaporte} card {documento de identidade ou cartão de viagem} other {visto}}
mrzText.information	Informação da MRZ
mrzText.inserted	linha {line}, coluna {column} ({field}): acrescentado {written}
mrzText.issuer	Emissor
mrzText.markOK	ok
mrzText.markWrong	ERRADO
mrzText.mayBe	pode ser {proposals}
mrzText.mayBeTruncated	o nome pode estar truncado
mrzText.nationality	Nacionalidade
mrzText.noDigit	{format} não tem
mrzText.normalised	Alterado antes da leitura: {normalisations}
mrzText.notRead	não lida
mrzText.notReadAsItStands	Não lida tal como está.
mrzText.notRepaired	Não reparado. {error}.
mrzText.nothingRepaired	Não foi preciso reparar nada.
mrzText.number	Número do documento
mrzText.optionalData	Dados opcionais
mrzText.optionalData2	Dados opcionais 2
mrzText.others	{count, plural, =1 {# outra} other {# outras}}
mrzText.personalNumber	Número pessoal
mrzText.primary	Apelido
mrzText.proposal	{documentNumber}: {changes}
mrzText.proposed	Não reparado. Pode ser uma destas, ou nenhuma; compare com o documento:
mrzText.record	{number} (linha {line})
mrzText.removed	linha {line}, coluna {column} ({field}): retirado {found}
mrzText.repaired	Reparado; compare com o documento:
mrzText.repairedTo	reparada: {changes}
mrzText.replaced	linha {line}, coluna {column} ({field}): {found} passa a {written}
mrzText.right	certa
mrzText.secondary	Nomes próprios
mrzText.sex	Sexo
mrzText.sexOf	{sex, select, male {masculino} female {feminino} other {não especificado}}
mrzText.summary	{total, plural, =1 {# zona} other {# zonas}}: {right} certas, {wrong} com dígitos de controlo errados, {proposed, plural, =0 {} other {# com propostas a comparar, }}{unread} não lidas
mrzText.tryRepair	epass mrz --repair diz o que pode ter sido mal lido.
mrzText.wrong	errada: {fields}
mrzText.wrongDigit	{found}, esperado {expected} (linha {line}, coluna {column})
note.bundleMade	escrito {file}: {files}.
note.certificatesNotShown	os certificados do terminal não foram mostrados: nenhuma CSCA de confiança responde por este chip, ou há algo contra; o relatório diz o quê, nas linhas emissor, objeto de segurança e chip.
note.challengeShowsNothing	o documento não tem autenticação ativa: nada foi assinado sobre o desafio, e este nada demonstra.
note.passedOver	ignorados, por não serem ficheiros de um documento: {files}{more, plural, =0 {} other { e mais #}}.
note.reader	cuidado com o leitor {reader}. {advice}.
note.servedUnverifiedChip	não ficou demonstrado que o chip é autêntico e, mesmo assim, ele viu os certificados do terminal.
note.terminalCertificate	o certificado {reference} da cadeia do terminal tem um defeito. {finding}.
note.terminalNotSigned	a chave do terminal não assinou. {error}. {remedy}.
note.traceCut	a última linha de {file} está incompleta: quem a escrevia foi interrompido. Essa linha é ignorada.
note.traceUnsafe	{file} recebe todos os octetos trocados entre o terminal e o chip: quem o tiver pode descobrir o que abre o chip e, com isso, tudo o que foi lido. Guarde-o como guarda o documento e apague-o quando já não for preciso.
number.decimal	{whole},{fraction}
opened.algorithmMismatch	que não combina com o seu grupo
opened.at	{attempt} no passo {step}
opened.bac	Basic Access Control, {cipher}
opened.before	antes: {attempt}
opened.by	{opening}, {details}
opened.domainParametersNotTrusted	que usa um grupo não normalizado
opened.domainParametersUnknown	que indica um grupo reservado, ou nenhum
opened.ended	{attempt}: {outcome, select, established {estabelecido} refused {recusado} other {falhou}}
opened.file	{file} {size}
opened.files	{files}
opened.filesCounted	{files}; {time}, {commands, plural, =1 {# comando} other {# comandos}}
opened.generic	mapeamento genérico
opened.groupNamed	{attempt}, com o grupo indicado
opened.integrated	mapeamento integrado
opened.kilooctets	{size} KB
opened.leftOut	posto de lado: {offer}, {reason} ({name})
opened.malformed	que não pode ser descodificada
opened.mappingNotAllowed	cujo mapeamento não combina com o grupo ou a cifra
opened.nothing	nada do que foi tentado abriu o chip
opened.octets	{count} B
opened.pace	PACE
opened.paceWith	PACE com {password, select, mrz {a MRZ} can {o CAN} pin {o PIN} other {o PUK}}
opened.parameters	parâmetros {id}
opened.plain	sem controlo de acesso: qualquer pessoa pode ler os seus ficheiros
opened.protocolUnknown	que é de um protocolo que a norma não define
opened.readerLimits	o seu modelo transmite comandos de {command} e respostas de {response} octetos
opened.readerTooShort	cujas chaves são demasiado longas para este leitor
opened.seconds	{seconds} s
opened.simulatedReader	chip simulado
opened.slow	o chip demorou {last} a recusar a palavra-passe, como depois de várias erradas
opened.slower	o chip responde mais devagar depois de cada palavra-passe errada: {first}, depois {last}
opened.times	{attempt}, {count, plural, one {uma vez} other {# vezes}}
opened.using	{attempt} com {password, select, mrz {a MRZ} can {o CAN} pin {o PIN} other {o PUK}}
opened.usingComputed	{attempt} com a MRZ, com os dígitos de controlo calculados
opened.versionNotSupported	que é de uma versão diferente da 2
opened.withoutAccessControl	sem controlo de acesso
opened.word	{attempt} ({word})
origin.claims	diz ainda, sem que nada o mostre: {claims}
origin.files	ficheiros fornecidos por alguém; da sua leitura nada se sabe
origin.recorded	um pacote, que diz que {tool} leu o chip
origin.signedByUnnamed	está assinado com a chave {key}, que ninguém indicou (--witness), pelo que a assinatura não foi verificada
origin.told	declarado por {tool}, que é outro programa
origin.unknown	um pacote, que não diz como os seus octetos chegaram até ele
origin.witnessed	um pacote de {tool}, assinado pela testemunha indicada: chave {key}
output.fileExists	{file} já existe; nada foi escrito por cima.
output.fileExistsBefore	{file} já existe; não seria escrito por cima.
output.fileNameEmpty	O nome de um ficheiro a escrever está vazio.
output.fileUnwritable	Não é possível escrever {file}: {error}.
output.folderNameEmpty	O nome de uma pasta a escrever está vazio.
output.folderNotEmpty	A pasta {folder} não está vazia; nada foi escrito.
output.folderNotMade	Não é possível criar a pasta {folder}: {error}.
output.folderUnwritable	Não é possível escrever na pasta {folder}: {error}.
output.formatCodestream	JPEG 2000 (codestream)
output.formatRaw	amostras sem compressão
output.formatUnknown	um formato desconhecido
output.giveEachItsName	Dê a cada um o seu próprio nome.
output.image	{name}: {image}
output.imageAsIs	{format} tal como no documento, {octets, plural, =1 {# octeto} other {# octetos}}
output.imageDecoded	{format}, {width} x {height}, descodificado de {original}
output.imageNotDecoded	{name} é gravado tal como está no documento. {problem}.
output.imageProblemAt	{problem} (no octeto {offset} da imagem)
output.imagesEmpty	{count, plural, =1 {# imagem não tem octetos e não é gravada} other {# imagens não têm octetos e não são gravadas}}.
output.imagesLeftOut	{count, plural, =1 {Não é gravada # imagem} other {Não são gravadas # imagens}} para além das primeiras {limit}.
output.imagesTookLong	As imagens anteriores demoraram {seconds} segundos a descodificar.
output.makeRoom	Liberte espaço, ou indique um ficheiro noutro lado.
output.nameEmpty	O nome de um ficheiro ou de uma pasta a escrever está vazio.
output.nameFileInFolder	Indique um ficheiro numa pasta que exista e onde possa escrever.
output.nameFolderInFolder	Indique uma pasta cuja pasta superior exista e onde possa escrever.
output.nameWritableFolder	Indique uma pasta onde possa escrever.
output.noImages	os ficheiros não contêm imagens; {folder} está vazia.
output.notFolder	{path} não é uma pasta que se possa ler.
output.parentUnwritable	Não é possível escrever em {folder}: {error}.
output.portrait	Retrato: {image}, em {file}
output.portraitAbsent	EF.DG2 não contém nenhum retrato, pelo que {file} não foi escrito.
output.portraitDamaged	faltam ou estão errados octetos do retrato: a imagem mostra o que resta dele.
output.portraitEnding	--portrait {file}: {ending} não é a extensão de nenhuma imagem que se grave.
output.portraitEndings	Termine o nome em .png, .jpg, .jp2 ou .j2k.
output.portraitNotDecoded	o retrato é gravado tal como está no documento. {problem}.
output.portraitNumbered	Retrato: {image}, em {file}, e não em {wanted}, cujo nome diz outra coisa; {taken} já existe
output.portraitRenamed	Retrato: {image}, em {file}, e não em {wanted}, cujo nome diz outra coisa
output.portraitUndecodable	não é possível extrair o retrato de EF.DG2, no octeto {offset} de {place}, pelo que {file} não foi escrito. {error}.
output.portraitUnread	EF.DG2 não foi lido, pelo que {file} não foi escrito.
output.privateFolderNotMade	Não é possível criar uma pasta temporária em {folder}: {error}.
output.privateFolderRemedy	Defina TMPDIR como uma pasta onde se possa escrever.
output.sameFile	--portrait e {option} indicam o mesmo ficheiro, {file}.
output.sameFileTrace	{trace} e {option} indicam o mesmo ficheiro, {file}.
output.sameFolder	--out e --out-dir indicam ambos {file}.
output.signNeedsOut	--sign-with assina o pacote que --out escreve: indique também --out.
output.traces	--trace e --trace-unsafe excluem-se mutuamente.
output.withImagesNeedsJson	--with-images usa-se com --json.
pace.blocked	O chip não aceita mais tentativas com esta palavra-passe: {meaning}.
pace.canDigits	Um CAN só tem dígitos.
pace.chipDataBlocks	Os dados cifrados de autenticação do chip têm {count, plural, =1 {# octeto} other {# octetos}}: não é um número inteiro de blocos.
pace.chipDataMissing	O chip não enviou dados de autenticação do chip, que este mapeamento exige.
pace.dynamicDataMalformed	Os dados de autenticação dinâmica não podem ser descodificados. {error}.
pace.ended	O chip terminou o PACE: {meaning}.
pace.keyBeginsWithZero	Começa por um octeto zero.
pace.keyRefused	A chave pública efémera do chip é recusada. {why}.
pace.mappingDataNotEmpty	O chip enviou {count, plural, =1 {# octeto} other {# octetos}} de dados de mapeamento, que o mapeamento integrado não tem.
pace.noDynamicData	A resposta a GENERAL AUTHENTICATE não está em DO'7C', onde deve estar.
pace.noGenerator	O nonce não é mapeado em nenhum gerador utilizável. Com um chip honesto isto não acontece.
pace.nonceLength	O nonce cifrado tem {count, plural, =1 {# octeto} other {# octetos}}, o que {cipher} não permite com este mapeamento.
pace.notOffered	O chip não oferece este tipo de PACE ou esta palavra-passe: {meaning}.
pace.objectMissing	Falta à resposta {object}.
pace.objectUnknown	O objeto de dados não pertence à resposta a este passo.
pace.passwordCharacter	A palavra-passe {password} contém um carácter que a ISO/IEC 8859-1 não tem.
pace.passwordLength	Uma palavra-passe {password} tem 1 a 32 caracteres.
pace.passwordRefused	O chip recusou a palavra-passe. O mais provável é ter sido mal lida ou ser de outro documento.
pace.selectionHasData	A resposta a MSE:Set AT tem dados.
pace.staticKeyUnusable	A chave pública estática do chip não pode ser usada. {error}.
pace.tokenLength	O código de autenticação do chip tem {count, plural, =1 {# octeto} other {# octetos}} em vez de oito.
pace.tokenWrong	O código de autenticação do chip está errado: o chip não partilha as chaves de sessão.
page.advice.aborted	Nada se pode dizer sobre o documento. Leia-o de novo.
page.advice.expired	O documento já não é válido. As suas regras determinam se mesmo assim pode ser aceite.
page.advice.failed	Não confie neste documento enquanto não estiver esclarecido o que foi encontrado.
page.advice.findings	Veja o que foi encontrado antes de decidir.
page.advice.noPortrait	Não é possível mostrar a fotografia do chip: compare a impressa com a pessoa, e os dados com o que está impresso.
page.advice.noTrust	Este computador ainda não tem certificados de países; isso não diz nada a favor nem contra o documento. Peça a quem trata dele que execute: epass trust setup.
page.advice.notGenuine	Não confie neste documento. Leia-o mais uma vez para excluir uma falha do leitor; se o resultado se mantiver, entregue-o a quem examina documentos.
page.advice.otherPrint	Compare primeiro o que foi digitado com o impresso. Se estiver certo, o chip e o documento não pertencem um ao outro: entregue o documento a quem examina documentos.
page.advice.refusedProof	Leia-o mais uma vez. Se o chip continuar sem se provar, pode ser uma cópia: entregue o documento a quem examina documentos.
page.advice.seal	Compare o que o selo diz com o que está impresso.
page.advice.undetermined	Não decidido. Siga o documento e as suas regras; os pontos em aberto são para quem trata deste computador.
page.advice.unsigned	Nada neste chip está assinado, pelo que nada dele pode ser provado autêntico. Leia-o mais uma vez; se o resultado se mantiver, guie-se pelo próprio documento.
page.advice.verified	Compare o retrato com a pessoa e os dados com o que está impresso.
page.chain.anchor	CSCA, de confiança
page.chain.anchorUnpinned	CSCA, por quem ninguém responde
page.chain.description	As barras mostram quando cada certificado é válido; uma seta vai de quem assinou para o que foi assinado. A linha marca {day}, o dia da avaliação.
page.chain.generation	Outra chave da CSCA
page.chain.judged	dia da avaliação
page.chain.link	Certificado de ligação da CSCA
page.chain.linked	De confiança, porque um certificado de ligação sob {subject} responde pela sua chave.
page.chain.named	De confiança, porque o seu ficheiro foi indicado.
page.chain.numbered	{title}, geração {number}
page.chain.of	{title}, {state}
page.chain.sealSigner	Signatário do selo
page.chain.selfSigned	A raiz do seu Estado.
page.chain.signedBy	Assinado por {subject}.
page.chain.signedByNobody	Não foi encontrada nenhuma CSCA de confiança que o tenha assinado.
page.chain.signer	Signatário de documentos
page.chain.signs	A sua chave assina de {first} a {last}.
page.chain.synthetic	Feito para testes.
page.chain.valid	Válido de {first} a {last}.
page.chain.vouched	De confiança por este motivo: {voucher}.
page.column.check	Verificação
page.column.chip	No chip (EF.DG1)
page.column.clause	Cláusula
page.column.field	Campo
page.column.file	Ficheiro
page.column.full	Por extenso (EF.DG11)
page.column.hash	SHA-256
page.column.length	Octetos
page.column.printed	Impresso
page.column.result	Resultado
page.column.role	Conta como
page.column.state	Estado
page.day	{day}
page.dayAndTime	{day, date} {time}
page.detail.address	Morada
page.detail.authority	Autoridade emissora
page.detail.custody	Custódia
page.detail.dateOfBirth	Data de nascimento
page.detail.dateOfIssue	Data de emissão
page.detail.endorsements	Averbamentos e observações
page.detail.exitRequirements	Requisitos fiscais ou de saída
page.detail.fullName	Nome completo
page.detail.otherDocuments	Outros documentos de viagem
page.detail.otherName	Outro nome
page.detail.otherPerson	Outra pessoa
page.detail.personalNumber	Número pessoal
page.detail.personalised	Personalização
page.detail.placeOfBirth	Local de nascimento
page.detail.profession	Profissão
page.detail.summary	Resumo pessoal
page.detail.system	Sistema de personalização
page.detail.telephone	Telefone
page.detail.title	Título
page.details.document	Mais sobre o documento (EF.DG12)
page.details.personal	Mais sobre a pessoa (EF.DG11)
page.differs	diferente
page.exchanged	{commands, plural, =1 {# comando} other {# comandos}}, octetos enviados: {sent}, recebidos: {received}, {time}
page.fileState.aborted	não alcançado
page.fileState.absent	não está no chip
page.fileState.accessDenied	acesso negado
page.fileState.identical	tal como foi assinado
page.fileState.nonConformant	conteúdo inválido
page.fileState.notIdentical	diferente do que foi assinado
page.fileState.presentNotRead	existe, não foi lido
page.fileState.read	lido
page.fileState.tooLarge	demasiado grande
page.files	{count, plural, =1 {# ficheiro} other {# ficheiros}}
page.heading.assurances	O que está assegurado
page.heading.attention	O que merece atenção
page.heading.certificates	Certificados
page.heading.chain	Quem assinou o documento
page.heading.chainOfSeal	Quem assinou o selo
page.heading.checks	O que foi verificado
page.heading.circumstances	Leitor, política e horas
page.heading.data	Dados
page.heading.defects	O que dizem as listas de defeitos
page.heading.files	Ficheiros
page.heading.images	Imagens
page.heading.next	O que fazer
page.heading.reading	Como foi lido
page.heading.results	Cada verificação pelo seu nome
page.heading.seal	O que o selo diz
page.heading.technical	Pormenores técnicos
page.heading.tolerated	Desvios da norma que foram tolerados
page.image.document	Página de um documento
page.image.face	Rosto
page.image.finger	Impressão digital
page.image.iris	Íris
page.image.of	{image} ({file})
page.image.portrait	Retrato visível
page.image.signature	Assinatura
page.imageFailed	Uma imagem não está na página. {problem}.
page.imagesLeftOut	{count, plural, =1 {# imagem não é mostrada} other {# imagens não são mostradas}}: demasiadas, demasiado grandes ou de um formato que os navegadores não mostram.
page.made	Feito por {name} {version}.
page.mark.bad	falhou
page.mark.good	aprovada
page.mark.open	em aberto
page.missing	Enumerado em EF.SOD, mas não está aqui: {names}
page.moment	{moment}
page.noFindings	Nada.
page.noOpener	Não há xdg-open no PATH com que abrir a página.
page.noOpenerRemedy	Instale xdg-utils, ou grave a página com --html e abra esse ficheiro.
page.noPortrait	Não foi lido nenhum retrato.
page.noPrinter	Um PDF precisa de chromium ou weasyprint, e nenhum deles está no PATH.
page.noPrinterRemedy	Instale um deles (Debian: apt install weasyprint, ou apt install chromium), ou grave a página com --html e imprima-a a partir de um navegador.
page.notDecoded	Não descodificado: {problem}
page.notGiven	O que está impresso não foi indicado: compare-o com o documento.
page.notPrinted	não comparado
page.notSigned	Não é o que o emissor assinou
page.onlyOutcome	O que estava impresso não fica guardado nas evidências; o resultado da comparação fica.
page.openedFile	A página foi aberta a partir de {file}. Contém dados pessoais: apague o ficheiro quando terminar.
page.openerFailed	xdg-open não conseguiu abrir a página: terminou com {status}.
page.openerRemedy	Abra {file} num navegador.
page.period	{first} a {last}
page.portrait	Retrato
page.portraitNotShown	O retrato não pode ser mostrado.
page.printerFailed	{program} não criou nenhum PDF.
page.printerOverdue	{program} não criou nenhum PDF em {seconds} s.
page.printerRemedy	Grave a página com --html e imprima-a a partir de um navegador.
page.privacy	Esta página contém dados pessoais. Guarde-a só enquanto for necessária.
page.result.aborted	não alcançada
page.result.failed	falhou
page.result.notSupported	não oferecida
page.result.successful	aprovada
page.result.undetermined	indeterminada
page.revocationList	de {issuer}, emitida em {first}
page.revocationListUntil	de {issuer}, emitida em {first}, a seguinte até {next}
page.role.evaluatory	para informação
page.role.mandatory	tem de ser aprovada
page.role.optional	não pode falhar
page.same	igual
page.sameFile	{first} e {second} indicam o mesmo ficheiro, {file}.
page.sameRecorded	igual, conforme registado
page.sex	{sex, select, female {feminino} male {masculino} other {não especificado}}
page.signatureOpen	Não está provado que o emissor o tenha assinado
page.signed	Assinado pelo emissor
page.state	{state}
page.stateNamed	{state} ({name})
page.term.anchors	Certificados de CSCA de confiança
page.term.atr	Resposta ao reset (ATR)
page.term.error	Erro
page.term.exchange	Comunicação
page.term.fingerprint	SHA-256
page.term.issuer	Emissor
page.term.judgedAt	Data da avaliação
page.term.key	Chave
page.term.policy	Política
page.term.policyHash	SHA-256 da política
page.term.protocol	Transmissão
page.term.readAt	Leitura
page.term.reader	Leitor
page.term.revocationList	Lista de revogação
page.term.serial	Número de série
page.term.signature	Assinado com
page.term.subject	Titular
page.term.tool	Avaliado por
page.term.trust	Material de confiança
page.term.trustHash	SHA-256 do material de confiança
page.term.validity	Validade
page.title	Verificação do documento: {word}
page.titleOfFiles	O que está em {file}
page.tolerated	Tolerado: {names}
page.tool	{name} {version}
page.watchHasNone	--html, --pdf e --open são para um só documento e não se usam com --watch.
page.whatToDo	O que fazer: {remedy}
path.anchorListed	Só uma lista de outro Estado ({publisher}) responde pelo certificado da CSCA, sem concessão para este Estado. A política não o aceita.
path.anchorListedByUnknown	Só uma lista de outro Estado responde pelo certificado da CSCA, sem concessão para este Estado. A política não o aceita.
path.anchorUnpinned	O certificado da CSCA veio numa lista que não está fixada nem verificada. A política não o aceita.
path.authorityKeyUsage	A chave da CSCA não se destina a assinar certificados.
path.authorityUsagePeriodUndecodable	O período de utilização da chave da CSCA não pode ser descodificado.
path.certifiedInUse	O {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} foi certificado em {when}, quando a chave da CSCA estava em uso.
path.certifiedOutsideUse	O {signer, select, document {signatário de documentos} seal {signatário do selo} link {certificado de ligação} other {{signer}}} foi certificado em {when}, e a chave da CSCA esteve em uso de {first} a {last}.
path.criticalExtension	A extensão crítica {identifier} não é compreendida.
path.documentCodeUnknown	O código do documento de DG1 não é conhecido.
path.documentTypeAllowed	O documento é do tipo {code}, que o seu signatário pode produzir ({types}).
path.documentTypeNotAllowed	O documento é do tipo {code}, e o seu signatário pode produzir {types}.
path.documentTypesEmpty	A lista de tipos de documentos do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} está vazia.
path.documentTypesNotStated	O {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} não diz que tipos de documentos pode produzir.
path.documentTypesUndecodable	A lista de tipos de documentos do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} não pode ser descodificada.
path.expired	O certificado {holder, select, csca {da CSCA} document {do signatário de documentos} seal {do signatário do selo} other {de {holder}}} expirou em {last}.
path.issueToCome	A data de emissão do documento, {when}, é futura.
path.issued	O certificado do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} foi emitido por {issuer}, {key}.
path.issuedInUse	{signer, select, seal {O selo foi assinado} other {O documento foi emitido}} em {when}, quando a chave do seu signatário estava em uso.
path.issuedOutsideUse	{signer, select, seal {O selo foi assinado} other {O documento foi emitido}} em {when}, e a chave do seu signatário esteve em uso de {first} a {last}.
path.issuerIsListSigner	O certificado do emissor é o de um signatário de listas.
path.issuerNotAuthority	O certificado do emissor não é o de uma autoridade de certificação.
path.keyOfAuthority	A chave que assinou é a de uma CSCA.
path.madeForDocuments	O certificado que assinou é o de um signatário de documentos.
path.madeForSeals	O certificado que assinou está feito como o de um signatário de selos.
path.noAnchorOfCountry	O repositório não contém nenhum certificado de CSCA deste país: {country}.
path.noDateOfIssue	A data de emissão do documento não é conhecida.
path.noIssuer	O repositório não contém nenhum certificado da CSCA que emitiu o certificado deste {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}}.
path.noPurpose	O certificado que assinou não diz a que se destina.
path.noTrustedAnchor	Não foi encontrado nenhum certificado de CSCA de confiança para este {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}}.
path.notForList	O certificado que assinou não se destina a assinar uma {kind, select, masterList {lista mestra} deviationList {lista de desvios} defectList {lista de defeitos} other {lista de signatários de documentos}}.
path.notForVDSNC	O certificado que assinou não diz que se destina a VDS-NC (utilização alargada da chave).
path.notYetValid	O certificado {holder, select, csca {da CSCA} document {do signatário de documentos} seal {do signatário do selo} other {de {holder}}} é válido a partir de {first}.
path.otherAnchors	O repositório contém certificados de CSCA ({country}), mas não o da que emitiu o certificado deste {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}}.
path.otherPurpose	O certificado que assinou destina-se a outro fim: {purposes}.
path.sealAttestsLater	O selo atesta algo do dia {when}, depois de o certificado do seu signatário terminar em {last}.
path.sealOfFuture	O selo diz que foi assinado em {when}, uma data futura.
path.sealSignedAfter	O selo diz que foi assinado em {when}, depois do fim do certificado do seu signatário em {last}.
path.sealSignedBefore	O selo diz que foi assinado em {when}, antes do início do certificado do seu signatário em {first}.
path.sealWithoutDate	O selo não diz quando foi assinado.
path.sealWithoutZone	O selo não contém nenhuma zona com um código de documento.
path.signatureInvalid	A assinatura não é válida com a chave de CSCA que o {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} indica.
path.signedOutsideUse	O objeto de segurança diz que foi assinado em {when}, e a chave do seu signatário esteve em uso de {first} a {last}.
path.signerIsAuthority	O certificado que assinou é o de uma autoridade de certificação.
path.signerKeyUsage	A chave que assinou não se destina a assinaturas.
path.signerList	Uma lista de signatários de documentos indica o signatário de documentos.
path.signerListListed	Uma lista de signatários de documentos indica o signatário de documentos; só outro Estado responde pela CSCA dessa lista.
path.signerListNotGranted	Uma lista de signatários de documentos ({publisher}) indica o signatário de documentos, e nada lhe foi concedido sobre o Estado deste.
path.signerListOfUnknown	Uma lista de signatários de documentos de outro Estado indica o signatário de documentos, e nada lhe foi concedido sobre o Estado deste.
path.signerSignsCertificates	A chave que assinou destina-se a assinar certificados.
path.tooLong	Entre a CSCA e o {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} está outra autoridade, {authority}.
path.trustedSignerList	Uma lista de confiança de signatários de documentos, de {list}, indica o signatário de documentos; não foi preciso nenhum certificado de CSCA.
path.trustedSignerListUndated	Uma lista de confiança de signatários de documentos indica o signatário de documentos; não foi preciso nenhum certificado de CSCA.
path.twoAlgorithms	O certificado indica dois algoritmos de assinatura diferentes.
path.usagePeriodUndecodable	O período de utilização da chave do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} não pode ser descodificado.
path.valid	O certificado {holder, select, csca {da CSCA} document {do signatário de documentos} seal {do signatário do selo} other {de {holder}}} é válido de {first} a {last}.
person.born	nascimento {day}, {sex, select, female {feminino} male {masculino} other {sexo não especificado}}
person.bornIn	local de nascimento: {place}
person.card	cartão de identidade {state} {number}
person.document	documento {code} {state} {number}
person.expires	validade {day}
person.inFull	por extenso: {name}
person.issued	emissão {day}
person.passport	passaporte {state} {number}
personalisation.certificateDate	Os certificados CV (verificáveis por cartão) têm datas dos anos 2000 a 2099; seria preciso {day}.
personalisation.document	Não foi possível criar o documento. {error}.
personalisation.keysOfChip	Não foi possível criar as chaves do chip. {error}.
personalisation.keysOfPACE	Não foi possível criar as chaves de PACE. {error}.
personalisation.lds2	Não foi possível criar os registos LDS2. {error}.
personalisation.noCSCA	Não há CSCA.
personalisation.noDocumentSigner	Não há signatário de documentos.
personalisation.noSigner	Não há signatário.
personalisation.terminalCertificates	Não foi possível criar os certificados do terminal. {error}.
personalisation.terminalKey	A chave do terminal não pode ser codificada. {error}.
picture.absent	EF.DG2 não contém nenhum retrato.
picture.notShown	o retrato não é mostrado. {problem}.
picture.notWith	--picture always mostra o retrato num relatório para pessoas, e {option} não escreve nenhum.
picture.unread	EF.DG2 não foi lido.
plain.text	{text}
policy.acceptsFailure	Esta regra aceitaria um documento cujo resultado global falhou ou foi interrompido.
policy.algorithmsTaken	Os limites {name} estão incorporados, e estes são outros.
policy.chipCountsForNothing	Bastariam dados autênticos: uma prova do chip que o documento oferece não teria de ser mostrada.
policy.countingNotOptional	Os motivos só contam para uma verificação que seja optional.
policy.countriesAre	Escreva um código (CH, CHE), um nome (Switzerland) ou um grupo ({groups}).
policy.countryUnknown	Nenhum Estado e nenhum grupo de Estados se chama {name}.
policy.defaultAccepts	A decisão por omissão aceitaria também o que falhou.
policy.differs	{count, plural, =0 {Nada difere} =1 {# membro difere} other {# membros diferem}} entre {old} e {new}.
policy.doubled	Isto está aqui duas vezes.
policy.giveDefault	Acrescente "default": "review", ou "default": "reject", a decision.
policy.giveExtends	Acrescente o membro, ou "extends" com a política de que se parte.
policy.giveSchema	Comece o ficheiro por "schema": "{schema}".
policy.groupsAsOf	Grupos de Estados que um ficheiro pode indicar, à data de {day}:
policy.hashNotOptional	Os hashes dos grupos de dados são mandatory ou evaluatory, nunca optional.
policy.memberMissing	Falta o membro {name}.
policy.nameMeant	Queria dizer {names}?
policy.nameOverall	Escreva "overall": "successful" no seu when; "undetermined" pode acompanhá-lo numa lista.
policy.nameTaken	A política {name} está incorporada, e esta é outra.
policy.nameTwo	Indique também a política com que se compara.
policy.named	{policy}, SHA-256 {hash}
policy.namesAre	Use um destes: {names}.
policy.noBoolean	Isto tem de ser true ou false.
policy.noCode	{code} não é o código de um documento: este tem uma ou duas letras, como P ou ID.
policy.noCountry	Isto tem de ser o código ou o nome de um Estado, ou um grupo de Estados.
policy.noDate	Isto tem de ser um dia que exista: AAAA-MM-DD.
policy.noList	Isto tem de ser uma lista de no máximo {count, plural, =1 {# valor} other {# valores}}.
policy.noName	Aqui não existe {name}.
policy.noNumber	Isto tem de ser um número inteiro de {least} a {most}.
policy.noObject	Isto tem de ser um objeto.
policy.noText	Isto tem de ser um texto de 1 a {most} octetos sem caracteres de controlo.
policy.noType	Isto tem de ser um destes: {words}; ou uma ou duas letras maiúsculas por que comece o código de um documento.
policy.noWord	Isto tem de ser um destes: {words}.
policy.notAName	Isto tem de ser um nome de letras minúsculas, dígitos e hífenes, 64 no máximo.
policy.oneOf	Tem de estar aqui exatamente um destes: {names}.
policy.oneOrTwo	Indique uma política, ou duas.
policy.otherSchema	Isto é outro formato, ou uma versão posterior dele.
policy.selectsNothing	Uma exceção tem de indicar countries, documentTypes ou ambos.
policy.startsFromNone	A política {policy} não parte de nenhuma outra.
policyText.accessCounts	A abertura do chip tem de ter sido vista: não basta que a relatem evidências lidas noutro lugar.
policyText.accessIgnored	O modo como o chip foi aberto não decide nada.
policyText.age	Exige-se que {list} tenha no máximo {days, plural, =1 {# dia} other {# dias}}, senão o resultado é indeterminado.
policyText.algorithms	Os algoritmos são aceites segundo os limites {name}: {limits}.
policyText.algorithmsTold	Nenhum algoritmo faz falhar um documento pela sua idade.
policyText.anchorsFull	O certificado da CSCA tem de ser indicado ou fixado, ou o seu próprio Estado tem de responder por ele.
policyText.anchorsWeak	Basta um certificado de CSCA pelo qual só responda a lista em que veio; o relatório di-lo.
policyText.chipWhereOffered	Tem de ser mostrada cada prova do chip que o documento oferece. Um documento que não oferece nenhuma passa.
policyText.countries	Só se aceitam documentos destes Estados: {codes}.
policyText.dataAlone	Bastam dados autênticos se ninguém mostrou que o chip é o original. Um chip que se mostrou ser uma cópia falha.
policyText.dataUnproven	Passam também dados cuja autenticidade ninguém mostrou: estas verificações não são mandatory: {checks}.
policyText.default	{outcome} se nenhuma regra se aplicar.
policyText.deviations	{count, plural, =1 {Tolera-se # desvio} other {Toleram-se # desvios}} da norma, cada um com o seu nome no relatório.
policyText.exception	Para este documento vale a sua exceção {name}.
policyText.exceptions	Para alguns documentos valem as suas exceções: {names}. Com --country e --type são também explicadas.
policyText.excuses	O que uma lista de defeitos conhecidos desculpa é indeterminado, e não muda nada numa verificação opcional.
policyText.excusesCount	O que uma lista de defeitos conhecidos desculpa é indeterminado, e conta.
policyText.expectsDocument	Espera-se um documento: um selo falha.
policyText.expectsSeal	Espera-se um selo: um documento falha.
policyText.expiryFails	Um documento expirado falha.
policyText.expiryGrace	Um documento que expirou há mais de {days, plural, =1 {# dia} other {# dias}} falha.
policyText.expiryTold	Um documento expirado não falha; o relatório diz que expirou.
policyText.limitCurve	curvas elípticas com menos de {bits} bits
policyText.limitDSA	DSA com menos de {bits} bits
policyText.limitNever	{subject} nunca
policyText.limitRSA	RSA com menos de {bits} bits
policyText.limitUntil	{subject} até {day}
policyText.longest	Um documento não pode ser válido por mais de {months, plural, =1 {# mês} other {# meses}} ao todo. Se a sua data de emissão não for conhecida, o resultado é indeterminado.
policyText.noCountries	Não se aceitam documentos destes Estados: {codes}.
policyText.noDecision	Não decide nada além do resultado.
policyText.noDeviations	Não se tolera nenhum desvio da norma.
policyText.noExcuses	Nenhuma lista desculpa uma falha.
policyText.noTypes	Não se aceitam documentos destes tipos: {types}.
policyText.offeredToVerifier	Se o documento oferece provas do seu chip, uma delas tem de ter sido mostrada a quem avalia. O que alguém anotou deixa o resultado indeterminado, e também um chip que não oferece nenhuma.
policyText.printDemanded	A MRZ impressa tem de ser indicada e de ser a do chip.
policyText.printWhereGiven	Se a MRZ impressa for indicada, tem de ser a do chip.
policyText.proof	O chip tem de ter provado que é o original por uma destas vias: {ways}. Sem isso, um documento fica indeterminado.
policyText.proofToVerifier	O chip tem de ter provado a quem avalia que é o original, por uma destas vias: {ways}. O que outro terminal viu deixa o resultado indeterminado.
policyText.remaining	Um documento tem de ser válido por mais {days, plural, =1 {# dia} other {# dias}}, senão falha.
policyText.required	Se EF.SOD os listar, estes ficheiros têm de ser enviados: {files}. Sem um deles, o resultado fica indeterminado.
policyText.revocationDemanded	Um signatário revogado falha. Se nenhuma lista de revogação o esclarecer, o resultado é indeterminado.
policyText.revocationTold	Um signatário revogado não faz falhar o documento; o relatório di-lo.
policyText.revocationWhereKnown	Um signatário revogado falha. Não haver lista de revogação não muda nada.
policyText.rule	{outcome} pela regra {rule}: {condition}.
policyText.ruleAlways	{outcome} pela regra {rule}, sempre.
policyText.starts	A política {policy} parte de {base}.
policyText.types	Só se aceitam documentos destes tipos: {types}.
policyText.whole	A política {policy} diz ela própria tudo.
progress.access	A abrir o chip ...
progress.accessBy	A abrir o chip com {method} ...
progress.activeAuthentication	Autenticação ativa ...
progress.application	A selecionar a aplicação ...
progress.chipAuthentication	Autenticação do chip ...
progress.chipAuthenticationMapping	Mapeamento de autenticação do chip ...
progress.document	Coloque o documento no leitor ...
progress.file	A ler {file} ...
progress.layDownAgain	Volte a pousar o documento (faltam {time})
progress.octets	{done} de {total} KB
progress.speed	{speed} KB/s
progress.terminalAuthentication	Autenticação do terminal ...
progress.timeLeft	faltam {time}
progress.virtualChip	À espera de um chip virtual em 127.0.0.1:{port} ...
prompt.again	Tentar de novo? [S/n]
prompt.againBecause	{error}. Introduza de novo.
prompt.anotherOrEnd	Introduza de novo; só Enter termina.
prompt.answerFirst	Responda primeiro a isto; a linha que chegou não foi usada.
prompt.birth	{isShown, select, yes {Data de nascimento, AAMMDD:} other {Data de nascimento, AAMMDD (não mostrada):}}
prompt.canCount	Um número de acesso do cartão tem seis dígitos; este tem {count}.
prompt.canDigits	Um número de acesso do cartão só tem dígitos. Introduza-o de novo.
prompt.canInstead	o número de acesso do cartão em vez disso
prompt.canInstruction	Introduza o número de acesso do cartão (CAN): os seis dígitos ao lado da MRZ ou na frente do cartão. O que escrever não é mostrado.
prompt.canLabel	{isShown, select, yes {CAN:} other {CAN (não mostrado):}}
prompt.canWhere	Introduza o número de acesso do cartão: os seis dígitos ao lado da MRZ ou na frente do cartão.
prompt.candidate	{number}: {changes}
prompt.character	Linha {line}, coluna {column}: uma MRZ só tem A a Z, 0 a 9 e <. Introduza a linha de novo.
prompt.chipPIN	{isShown, select, yes {PIN:} other {PIN (não mostrado):}}
prompt.chipPINWhere	Introduza o PIN do documento. Após poucas tentativas erradas fica bloqueado.
prompt.chipPUK	{isShown, select, yes {PUK:} other {PUK (não mostrado):}}
prompt.chipPUKWhere	Introduza o PUK do documento. Após poucas tentativas erradas deixa de funcionar.
prompt.choice	A sua escolha:
prompt.correct	O que se deve corrigir?
prompt.cut	A linha {line} tem {count, plural, =1 {# carácter} other {# caracteres}}. Com menos {surplus} < no fim tem {length}.
prompt.digitsRight	Os dígitos de controlo estão certos.
prompt.digitsRightAll	Todos os dígitos de controlo estão certos. Compare o que introduziu com o documento: a MRZ pode ser de outro documento.
prompt.end	q
prompt.enterAgain	Enter: tentar de novo tal como está. q: terminar.
prompt.enterAsIs	Enter: usar tal como está. q: terminar.
prompt.expiry	{isShown, select, yes {Data de validade, AAMMDD:} other {Data de validade, AAMMDD (não mostrada):}}
prompt.fieldMissing	Ainda falta: {field}; Ctrl-C termina.
prompt.filled	A linha {line} tem {count, plural, =1 {# carácter} other {# caracteres}}. Com mais {missing} < no fim tem {length}.
prompt.hidden	O que escrever não é mostrado. Ctrl-R mostra-o, Ctrl-U limpa a linha, Ctrl-C termina.
prompt.inserted	Linha {line}, coluna {column}: falta {written}; com ele os dígitos de controlo estão corretos.
prompt.insertedBriefly	linha {line, number}, coluna {column, number}: falta {written}
prompt.keyDigit	O dígito de controlo a seguir não bate certo: {found}; o calculado é {expected}. Introduza de novo, com ou sem o dígito de controlo.
prompt.keysInstruction	Introduza o número do documento e as duas datas tal como estão na zona de leitura ótica.
prompt.length	Esta linha tem {count, plural, =1 {# carácter} other {# caracteres}}; uma linha tem 44 ou 36, ou 30 quando são três. Introduza-a de novo.
prompt.line	{isShown, select, yes {MRZ, linha {line}:} other {MRZ, linha {line} (não mostrada):}}
prompt.lineMissing	Ainda falta a linha {line}; Ctrl-C termina.
prompt.lineName	linha {line}
prompt.lineTaken	A linha {line} está completa.
prompt.mrzInstruction	Introduza as linhas do fundo da página de dados (ou do verso do cartão). O que escrever não é mostrado.
prompt.newDigit	O dígito de controlo introduzido ({field}) foi {found}; o calculado é {expected}.
prompt.no	n
prompt.notRead	O chip não foi aberto.
prompt.notUnderstood	Essa não é uma das respostas.
prompt.number	{isShown, select, yes {Número do documento:} other {Número do documento (não mostrado):}}
prompt.offer	{number}: {isWrong, select, yes {{what} (o seu dígito de controlo está errado)} other {{what}}}
prompt.onlyLower	Esta é a linha 2. Chega para abrir o chip; com a linha 1 compara-se a MRZ inteira.
prompt.onlyMiddle	Esta é a linha 2 de um cartão. Introduza primeiro a linha 1.
prompt.ownCAN	O chip é aberto com o número de acesso do cartão do próprio documento simulado; com --mrz ou --can usa-se outra palavra-passe.
prompt.ownPIN	O chip é aberto com o PIN do próprio documento simulado; com --pin usa-se outro.
prompt.ownZone	O chip é aberto com a MRZ do próprio documento simulado; com --mrz ou --can usa-se outra palavra-passe.
prompt.pinInstruction	Introduza o PIN do token; não é mostrado.
prompt.removed	Linha {line}, coluna {column}: {found} está a mais; sem ele os dígitos de controlo estão corretos.
prompt.removedBriefly	linha {line, number}, coluna {column, number}: {found} está a mais
prompt.replaced	Posição {position} ({field}): {found} devia ser {written}; assim os dígitos de controlo estão corretos.
prompt.replacedBriefly	{field, message}: {found} → {written}
prompt.replacedDigit	Linha {line}, coluna {column}, um lugar de dígito: {found} devia ser {written}.
prompt.sameLine	Esta linha já foi introduzida. Introduza a linha {line}.
prompt.several	Os dígitos de controlo estão corretos com uma destas alterações:
prompt.shown	O que escrever é mostrado. Ctrl-R oculta-o, Ctrl-U limpa a linha, Ctrl-C termina.
prompt.takenCAN	Seis dígitos: são tomados como o número de acesso do cartão.
prompt.tenCharacters	Um número de documento tem nove caracteres e o seu dígito de controlo, que não bate certo. Só os cartões têm números mais longos.
prompt.tokenPIN	{isShown, select, yes {PIN do token:} other {PIN do token (não mostrado):}}
prompt.tokenWhere	Introduza o PIN do token.
prompt.tooLong	Isso é mais do que cabe aqui; foi apagado. Introduza de novo.
prompt.triesLeft	{count, plural, =0 {Segundo o chip, não resta nenhuma tentativa.} =1 {Segundo o chip, resta # tentativa.} other {Segundo o chip, restam # tentativas.}}
prompt.upperLine	{isShown, select, yes {Linha 1, ou Enter para continuar sem ela:} other {Linha 1, ou Enter para continuar sem ela (não mostrada):}}
prompt.useAnyway	Usá-lo mesmo assim? [s/N]
prompt.useDigit	Usar {expected}? [S/n]
prompt.useIt	Usar assim? [S/n]
prompt.which	Qual? O número, ou Enter para nenhuma:
prompt.wrongComposite	O último dígito de controlo, que abrange vários campos, não bate certo: {found} na linha {line}, coluna {column}; o calculado é {expected}.
prompt.wrongDigit	O dígito de controlo não bate certo ({field}): {found} na linha {line}, coluna {column}; o calculado é {expected}.
prompt.yes	s
prompt.zone	Introduza as linhas da zona e depois Ctrl-D:
prompt.zoneInstruction	Introduza as linhas do fundo da página de dados, ou do verso do cartão.
read.MRZNeeded	O chip não oferece nenhum PACE que se possa usar e, sem PACE, só a MRZ o abre.
read.PACEFailed	O chip oferece PACE, mas {count, plural, =1 {a tentativa falhou} other {as # tentativas falharam}}. {error}.
read.againOrAllowBAC	Retire o documento do leitor, volte a colocá-lo e leia de novo; com --access auto tenta-se BAC.
read.allowOtherWays	Permita os outros modos (--access auto), se o documento for dos que se leem com PACE ou sem proteção.
read.allowPACE	O chip oferece PACE: permita-o (--access auto) e leia de novo.
read.cardAccessMalformed	Retire o documento do leitor, volte a colocá-lo e leia de novo: o seu EF.CardAccess, com que a PACE começa, não pode ser descodificado.
read.cardAccessNotFound	Retire o documento do leitor, volte a colocá-lo e leia de novo: não foi encontrado o seu EF.CardAccess, pelo qual o PACE começa.
read.compareCAN	Compare o número de acesso do cartão com o impresso e leia de novo, ou indique só a MRZ.
read.comparePIN	Compare-o com a carta do emissor antes de tentar de novo: poucas tentativas erradas bloqueiam-no.
read.eachOfferLeftOut	Foi exigido PACE, mas nada do que o chip oferece pode ser usado: {reasons}.
read.filesGuarded	O chip protege os seus ficheiros e não foi indicada nem a MRZ nem o CAN.
read.giveCANElseAgain	Se o documento tiver um número de acesso do cartão, indique esse; se não, retire-o do leitor e leia de novo.
read.giveCANElseAsk	Se o documento tiver um número de acesso do cartão, indique esse; se não, contacte o emissor.
read.giveCANNotTry	Se o documento tiver um número de acesso do cartão, indique esse; a última tentativa da MRZ não é gasta.
read.giveZone	Indique a zona de leitura ótica, com ou sem o número de acesso do cartão.
read.giveZoneDatesOrCAN	Indique a zona de leitura ótica, ou o número do documento e as duas datas, ou o número de acesso do cartão.
read.giveZoneOrCAN	Indique a zona de leitura ótica ou o número de acesso do cartão.
read.leftOut.algorithmMismatch	o seu algoritmo não combina com o grupo
read.leftOut.domainParametersNotTrusted	o seu grupo não é um dos normalizados
read.leftOut.domainParametersUnknown	não diz que grupo usa
read.leftOut.malformed	não pode ser descodificada
read.leftOut.mappingNotAllowed	o seu mapeamento não combina com o grupo ou a cifra
read.leftOut.protocolUnknown	a norma não tem o seu protocolo
read.leftOut.readerTooShort	as suas chaves são demasiado longas para este leitor
read.leftOut.versionNotSupported	a sua versão não é a 2
read.mayHaveCostTry	A tentativa pode ter gasto uma das tentativas da palavra-passe: leia com a MRZ ou com o número de acesso do cartão antes de a usar de novo.
read.noCardAccess	Foi exigido PACE e o chip não o oferece: não deu um EF.CardAccess que se possa descodificar.
read.noMRZForBAC	Foi exigido Basic Access Control e não foi indicada uma MRZ para isso.
read.noPACEInfo	Foi exigido PACE e o chip não o oferece: EF.CardAccess não tem PACEInfo.
read.noPassword	O chip abre com PACE e não foi indicada nem a MRZ nem o CAN.
read.otherReaderForOffers	Leia de novo noutro leitor, pois EF.CardAccess pode ter sido alterado pelo caminho; se continuar assim, comunique o documento.
read.recordedWords	As evidências dizem: {text}
read.useLongerReader	Use um leitor que transmita comandos com campos de comprimento estendido.
read.withoutWay	{error}. Também nenhuma oferta de PACE pode ser usada: {reasons}.
reader.ACR122	O ACR122 só transmite tramas curtas e perde passaportes com frequência: um erro de chave errada ou um tempo esgotado pode ser do leitor e não do documento.
reader.callsLeft	O serviço de smart cards (pcscd) não respondeu a {count, plural, =1 {# chamada} other {# chamadas}}; não se inicia mais nenhuma.
reader.chipLeft	O chip saiu do leitor{named, select, yes { «{name}»} other {}}.
reader.chipReset	Outro programa reiniciou o chip, ou o leitor{named, select, yes { «{name}»} other {}} cortou-lhe a alimentação.
reader.empty	Não há nenhum chip no leitor{named, select, yes { «{name}»} other {}}.
reader.giveName	Indique um destes: {names}.
reader.held	Outro programa ocupa o leitor{named, select, yes { «{name}»} other {}} ou o seu chip.
reader.incapable	O leitor{named, select, yes { «{name}»} other {}}, o seu controlador ou o chip não consegue fazer o que foi pedido.
reader.mute	Há algo no leitor{named, select, yes { «{name}»} other {}} que não responde como um chip.
reader.muteRemedy	Há algo no leitor «{reader}» que não responde. Vire o documento ou abra-o na página de dados, afaste outros cartões e verifique se tem chip (o símbolo na capa).
reader.noProtocol	O chip e o leitor{named, select, yes { «{name}»} other {}} não comunicam entre si em T=0 nem em T=1.
reader.noneNamed	Nenhum leitor tem «{name}» no nome.
reader.notBuilt	Esta compilação do epass não tem PC/SC.
reader.notBuiltRemedy	Compile-o com o trait PCSC (predefinido), ou leia com `--vpcd-listen` ou `--simulate`.
reader.notPassedOn	O leitor{named, select, yes { «{name}»} other {}} não conseguiu transmitir o comando, ou perdeu a resposta.
reader.powerUpFails	Não alimenta todos os chips: se nada acontecer, levante o documento e volte a pousá-lo.
reader.responseTooLong	A resposta é mais longa do que qualquer resposta pode ser.
reader.serviceFailed	O serviço de smart cards falhou internamente.
reader.serviceFailedRemedy	Consulte o registo do pcscd (`journalctl -u pcscd`), inicie-o de novo e repita.
reader.serviceRefused	O serviço de smart cards (pcscd) recusou: é de uma versão diferente da libpcsclite, ou está prestes a terminar.
reader.serviceSilent	O serviço de smart cards (pcscd) não responde.
reader.serviceSilentRemedy	Inicie-o de novo (`systemctl restart pcscd`) e repita; se não ajudar, desligue antes o leitor: o seu controlador pode estar bloqueado.
reader.severalNamed	Mais de um leitor tem «{name}» no nome.
reader.shortLengths	Só transmite campos de comprimento curtos: a leitura demora mais, e as chaves de 2048 bits ou mais podem ser demasiado longas para ele.
reader.slowWhenEmpty	Pode demorar até um segundo a detetar um documento: deixe-o pousado.
reader.socketDeniedRemedy	Execute epass doctor, que diz como recriar o socket, ou pergunte a quem trata deste computador.
reader.stopsAnswering	De vez em quando deixa de responder: nesse caso, desligue-o e volte a ligá-lo.
reader.storageCard	No leitor «{reader}» está uma etiqueta só com memória, como em bilhetes e porta-chaves: não é o chip de um documento.
reader.storageCardRemedy	Retire-a e pouse o documento; outros cartões próximos são detetados em seu lugar.
reader.timeout	O leitor{named, select, yes { «{name}»} other {}} não respondeu a tempo.
reader.unknownName	Não existe {named, select, yes {o leitor «{name}»} other {esse leitor}}.
reader.unplugged	O leitor{named, select, yes { «{name}»} other {}} foi desligado, ou o seu controlador terminou.
readers.answerTypeA	{answer} (tipo A)
readers.answerTypeB	{answer} (tipo B)
readers.empty	vazio
readers.event	{reader}: {state} {answer}
readers.exclusive	chip ocupado por outro programa
readers.following	A acompanhar os leitores; Ctrl-C termina.
readers.headAnswer	RESPOSTA AO RESET (ATR)
readers.headReader	LEITOR
readers.headState	ESTADO
readers.inUse	chip em uso por outro programa
readers.mute	algo presente que não responde
readers.present	chip presente
readers.storageCard	uma etiqueta, não o chip de um documento
readers.unavailable	não disponível
readers.unplugged	desligado
reason.absent	o documento não tem o ficheiro
reason.accessDenied	o chip negou o acesso
reason.akiMismatch	o signatário não indica nenhuma chave de confiança
reason.algorithmMismatch	dois lugares indicam algoritmos diferentes
reason.algorithmRefusedByPolicy	a política já não aceita o algoritmo
reason.anchorListed	só a lista de outro Estado responde pelo certificado da CSCA
reason.anchorUnpinned	nada que seja de confiança responde pelo certificado da CSCA
reason.attributeDoubled	um atributo assinado aparece duas vezes ou tem vários valores
reason.attributeMissing	falta um atributo assinado
reason.blocked	o operador bloqueou-o
reason.cancelled	o procedimento foi cancelado
reason.cardAccessNotConfirmed	nenhum ficheiro assinado confirma uma entrada de EF.CardAccess
reason.certifiedOutsideUsagePeriod	o certificado foi emitido quando a chave da CSCA não podia assinar
reason.challengeMismatch	o chip respondeu a outro desafio
reason.channelLost	o canal seguro perdeu-se
reason.channelNotProven	PACE foi recusado e nenhuma autenticação do chip mostra que o canal termina no chip
reason.checkDigitsWrong	há dígitos de controlo errados
reason.chipNotAuthenticated	não houve antes autenticação do chip
reason.chipNotVerified	não tinha sido demonstrado que o chip é autêntico
reason.cloneable	o chip não está protegido contra cópia
reason.contentTypeMismatch	o tipo de conteúdo assinado não é o do conteúdo
reason.countryMismatch	os países são diferentes
reason.countryNotAllowed	a política não aceita documentos deste Estado
reason.countryUnknown	o país falta ou não é conhecido
reason.credentialsNotHeld	o terminal não tem certificados que o chip aceitasse
reason.crlExpired	a lista de revogação é demasiado antiga
reason.crlNotVerified	a assinatura da lista de revogação não é válida, ou a lista não pode ser usada
reason.crlNotYetValid	a lista de revogação ainda não está em vigor
reason.crlOfOtherIssuer	as listas de revogação são de outra CSCA do país
reason.datesContradict	as datas contradizem-se
reason.deviationRefused	um desvio da norma que a política recusa
reason.dirNotConfirmed	EF.DIR não é o que foi assinado
reason.documentTypeNotAllowed	o signatário não pode produzir documentos deste tipo
reason.documentTypeRefused	a política não aceita documentos deste tipo
reason.empty	o ficheiro não tem conteúdo
reason.evidenceNotRecorded	o que o chip disse não foi registado
reason.expired	a validade terminou
reason.expiresSoon	o documento expira mais cedo do que a política permite
reason.extensionsOutsideProfile	as extensões não são as do perfil do certificado
reason.fieldsDiffer	diferem campos que têm de ser iguais
reason.hashMismatch	o hash não é o que foi assinado
reason.issuedOutsideUsagePeriod	o documento foi emitido quando a chave não podia assinar
reason.issuerNotAuthority	o emissor não é uma autoridade de certificação
reason.keyAgreementFailed	o chip não tem a chave privada da sua chave pública
reason.keyFileMissing	falta no chip o ficheiro com a sua chave, que foi assinado
reason.keyNotAuthenticated	nada de confiança responde pela chave do chip
reason.keyNotFound	esta chave falta no ficheiro com as chaves do chip
reason.keyOutsideProfile	a chave não é de um tipo que o perfil do certificado permita
reason.keyRefused	uma chave que não pode ser usada
reason.keyUsage	a chave não pode ser usada para isto
reason.knownDefect	um defeito publicado dos documentos do emissor
reason.layoutDiffers	a zona impressa tem uma disposição diferente da do chip
reason.listsDiffer	duas listas dos ficheiros do documento diferem
reason.malformed	não é a estrutura que a norma exige
reason.mappingDataMismatch	a chave do canal não está ligada à chave do chip
reason.materialTooOld	uma lista é mais antiga do que a política permite
reason.mayBeRevoked	uma lista de revogação do Estado tem o número com outro nome, ou outro certificado da chave
reason.messageDigestMismatch	o hash assinado não é o do conteúdo
reason.noAnchor	nenhum certificado de CSCA de confiança corresponde ao signatário
reason.noCRL	nenhuma lista de revogação do emissor
reason.noDateOfIssue	a data de emissão não é conhecida
reason.noSecurityObject	nenhum objeto de segurança que sirva de base à avaliação
reason.noSigner	nenhuma assinatura no objeto de segurança
reason.notExpected	espera-se um documento e foi indicado um selo, ou o contrário
reason.notGiven	não foi indicado nada para comparar
reason.notInSecurityObject	o objeto de segurança não tem hash para o ficheiro
reason.notOffered	o documento não o oferece
reason.notRead	o ficheiro não foi lido
reason.notYetValid	a validade ainda não começou
reason.otherChannel	lido noutro canal
reason.otherMethodUsed	o chip foi aberto de outro modo
reason.paceFailed	o chip recusou o seu PACE e foi aberto com Basic Access Control
reason.paceInfoHidden	falta em EF.CardAccess uma oferta de PACE que foi assinada
reason.paceInfoNotSigned	é oferecido PACE e nenhum ficheiro assinado o diz
reason.paceNotUsed	o chip tem PACE e foi aberto sem ele
reason.pathTooLong	o caminho de certificação é mais longo do que o permitido
reason.periodOutsideProfile	a validade é mais curta do que o perfil do certificado exige
reason.proofNotShown	o chip não fez a prova que a política exige
reason.publisherNotGranted	a lista de outro Estado fala deste documento sem concessão
reason.readFailed	a leitura falhou antes
reason.readerTooShort	o leitor não transmite tantos octetos
reason.recorded	só o dizem as evidências, lidas noutro lugar
reason.refusedByChip	o chip respondeu com um erro
reason.reportedCancelled	foi dado como cancelado
reason.reportedLost	foi dado como perdido
reason.reportedStolen	foi dado como roubado
reason.responseInvalid	uma resposta do chip não passa na verificação
reason.responseTruncated	a resposta do chip foi cortada
reason.revoked	o certificado está revogado
reason.rightsNotGranted	os certificados do terminal não dão esse direito
reason.severalSigners	mais de uma assinatura no objeto de segurança
reason.signatureInvalid	a assinatura não é válida
reason.signedAttributesAbsent	não há atributos assinados
reason.signerFailed	a chave do terminal não assinou
reason.signerNotFound	nenhum certificado corresponde à chave que assinou
reason.skipped	omitido por quem leu o documento
reason.statusSourceFailed	a fonte do estado não respondeu como devia
reason.subjectOutsideProfile	o titular não é dos que o perfil do certificado permite
reason.tooLarge	o ficheiro é maior do que aquilo que dele se lê
reason.truncated	o ficheiro não chegou completo
reason.unknownCriticalExtension	uma extensão crítica que não é compreendida
reason.unreadable	uma data ou um campo não pode ser lido
reason.unsupportedAlgorithm	um algoritmo ou curva que aqui não se conhece
reason.validityTooLong	o documento é válido por mais tempo do que a política permite
reason.wrongContentType	conteúdo de um tipo que aqui não é aceite
reason.wrongPassword	a palavra-passe não abre o chip
reason.wrongRole	o certificado do signatário destina-se a outro fim
reason.wrongVersion	uma versão que a norma não permite aqui
record.application.additionalBiometrics	dados biométricos adicionais
record.application.travelRecords	registos de viagem
record.application.visaRecords	registos de vistos
record.biometrics	Dados biométricos de {count, plural, =1 {# octeto} other {# octetos}}.
record.certificate	O certificado de um signatário ({state}).
record.malformed	O registo {number} não pode ser descodificado.
record.none	Não tem nenhum registo.
record.signedBy	Assinado por {signer}.
record.stamp	{kind, select, exit {Saída} other {Entrada}} {when}, {state}, {place}.
record.state.aborted	A leitura terminou antes do seu fim.
record.state.absent	O chip não o tem.
record.state.accessDenied	O chip negou o acesso.
record.state.nonConformant	O que o chip deu a seguir não é um registo.
record.state.read	Foi lido.
record.state.tooLarge	O registo seguinte é mais longo do que aquilo que dele se pode ler.
record.undecodable	Nada se sabe da sua assinatura.
record.visa	Visto {number} ({state}), {first} a {last}.
records.failed	{count, plural, =1 {Um registo acrescentado após a emissão não pode ter sido escrito por um signatário do Estado nele indicado} other {# registos acrescentados após a emissão não podem ter sido escritos por um signatário do Estado neles indicado}}.
recovery.action.readAgain	Leu-se de novo.
recovery.action.reopened	O chip foi aberto de novo.
recovery.action.repeated	Tentou-se mais uma vez.
recovery.count	{count, plural, =1 {um} other {#}}
recovery.file	{file}
recovery.fileFrom	{file} a partir do octeto {offset}
recovery.line	{what}, comando {command}.
recovery.otherOctets	Os octetos não eram os esperados.
recovery.repeated	{what}. Aconteceu {count} vezes.
recovery.statusWord	{meaning} ({word}).
recovery.step.access	Abertura do chip
recovery.step.activeAuthentication	Autenticação ativa
recovery.step.appending	Acréscimo de um registo
recovery.step.application	Seleção da aplicação
recovery.step.chipAuthentication	Autenticação do chip
recovery.step.continuity	Comparação do chip com o anterior
recovery.step.file	Um ficheiro
recovery.step.otherApplication	Outra aplicação
recovery.step.record	Um registo
recovery.step.terminalAuthentication	Autenticação do terminal
recovery.step.writing	Escrita de dados biométricos adicionais
remedy.access.authenticationLength	Leia de novo, depois noutro leitor. Se continuar assim, comunique o leitor e o documento.
remedy.access.authenticationMAC	Não confie neste chip; leia de novo noutro leitor.
remedy.access.authenticationTokenInvalid	Não confie neste chip; leia de novo noutro leitor.
remedy.access.authenticationTokenLength	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.blocked	Não tente de novo; em vez disso, indique a MRZ ou contacte o emissor.
remedy.access.challengeLength	Leia de novo, depois noutro leitor. Se continuar assim, comunique o leitor e o documento.
remedy.access.channelClosed	Abra o chip de novo: o erro que fechou o canal diz porquê.
remedy.access.channelLost	Coloque o documento plano no leitor, deixe-o lá e leia de novo. Se acontecer sempre, experimente outro leitor.
remedy.access.chipAuthenticationDataMissing	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.chipAuthenticationDataUnexpected	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.chipAuthenticationRefused	Leia de novo. Se o chip recusar outra vez, não se distingue deste modo de uma cópia; os seus ficheiros são lidos mesmo assim.
remedy.access.chipNonceMismatch	Não confie neste chip; leia de novo noutro leitor.
remedy.access.commandTooLong	Use um leitor que transmita campos de comprimento estendido. Um programa que tenha ele próprio enviado o comando envia menos de cada vez; o canal continua aberto.
remedy.access.commandUnsuitable	Este é um defeito do programa e não do documento: comunique-o. Um comando protegido tem a classe 00 ou 10, e pedem-se no máximo 65536 octetos.
remedy.access.counterExhausted	Abra o chip de novo: um novo canal tem um novo contador.
remedy.access.cryptogramInvalid	Leia de novo. Se continuar assim, o chip cifra como nenhum chip deve: comunique o documento.
remedy.access.cryptography	Verifique a instalação do OpenSSL 3.
remedy.access.dataObjectMalformed	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.dataObjectMissing	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.dataObjectOrder	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.dataObjectRepeated	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.dataObjectUnknown	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.macInvalid	Nada desta resposta foi usado. Leia de novo noutro leitor; se também aí acontecer, não confie no chip.
remedy.access.macMissing	Nada desta resposta foi usado. Leia de novo noutro leitor; se também aí acontecer, não confie no chip.
remedy.access.malformedResponse	Leia de novo, depois noutro leitor. Se continuar assim, comunique o leitor e o documento.
remedy.access.mappedGeneratorInvalid	Não confie neste chip; leia de novo noutro leitor.
remedy.access.mappingDataNotEmpty	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.mrzRequired	Indique a zona de leitura ótica, ou o número do documento e as duas datas.
remedy.access.nonceLength	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.notSupported	Verifique se o chip é o de um documento de viagem.
remedy.access.outOfSequence	Este é um defeito do programa e não do documento: comunique-o. Um programa recebe cada resposta antes de enviar o comando seguinte.
remedy.access.paceFailed	Retire o documento do leitor, volte a colocá-lo e leia de novo.
remedy.access.paceNotOffered	Leia com --access auto, se este for um documento que só tem Basic Access Control ou que se lê sem proteção.
remedy.access.paceRequired	Este documento só abre com PACE: permita PACE (--access auto) e leia de novo.
remedy.access.paddingInvalid	Leia de novo. Se continuar assim, o chip cifra como nenhum chip deve: comunique o documento.
remedy.access.passwordFormat	Indique o número de acesso do cartão tal como está impresso no documento, ou o PIN como na carta do emissor.
remedy.access.passwordSuspended	Indique primeiro o número de acesso do cartão: uma última tentativa errada bloqueia a palavra-passe.
remedy.access.protocolError	Retire o documento do leitor, volte a colocá-lo e leia de novo.
remedy.access.publicKeyEncoding	Leia de novo, depois noutro leitor. Se continuar assim, o chip não cumpre a norma: comunique o documento.
remedy.access.publicKeyInvalid	Não confie neste chip; leia de novo noutro leitor.
remedy.access.publicKeyReflected	Não confie neste chip; leia de novo noutro leitor.
remedy.access.staticKeyAlgorithmMismatch	Comunique o documento; usam-se as outras chaves do ficheiro.
remedy.access.staticKeyMalformed	Comunique o documento; com esta chave não se distingue o chip de uma cópia.
remedy.access.staticKeyNeutral	Comunique o documento; com esta chave não se distingue o chip de uma cópia.
remedy.access.staticKeyNotInGroup	Comunique o documento; com esta chave não se distingue o chip de uma cópia.
remedy.access.staticKeyOutOfRange	Comunique o documento; com esta chave não se distingue o chip de uma cópia.
remedy.access.staticKeyParametersInvalid	Comunique o documento; com esta chave não se distingue o chip de uma cópia.
remedy.access.staticKeyParametersUnsupported	Comunique o documento; usam-se as outras chaves do ficheiro.
remedy.access.staticKeyPrimeComposite	Comunique o documento; com esta chave não se distingue o chip de uma cópia.
remedy.access.staticKeySmallOrder	Comunique o documento; com esta chave não se distingue o chip de uma cópia.
remedy.access.statusMismatch	Nada desta resposta foi usado. Leia de novo noutro leitor; se também aí acontecer, não confie no chip.
remedy.access.terminalAuthenticationNotAllowed	Retire o documento do leitor, volte a colocá-lo e leia de novo: o chip permite-o uma vez, depois da autenticação do chip.
remedy.access.terminalCertificateRefused	Obtenha certificados atuais do verificador de documentos.
remedy.access.terminalNonceMismatch	Não confie neste chip; leia de novo noutro leitor.
remedy.access.terminalSignatureMalformed	Faça com que o token ou o serviço assine como a norma diz: r e s, cada um com o comprimento da ordem da curva.
remedy.access.terminalSignatureRefused	Compare a chave com a do certificado e o número do documento com o impresso.
remedy.access.terminalTrustPointUnknown	Compare as referências em EF.CVCA com os certificados (epass inspect) e acrescente os certificados de ligação.
remedy.access.tooManyStaticKeys	Comunique o documento; as chaves anteriores a esta foram examinadas.
remedy.access.unprotectedResponse	Nada desta resposta foi usado. Leia de novo noutro leitor; se também aí acontecer, não confie no chip.
remedy.access.wrongPassword	Compare o número do documento, o nascimento e a validade com o impresso e leia de novo; se o documento tiver um número de acesso do cartão, indique esse.
remedy.apdu.invalidExpectedLength	Espere 1 a 65 536 octetos, ou nenhum.
remedy.apdu.lengthMismatch	Faça de Lc o número dos octetos de dados que o seguem.
remedy.apdu.tooLong	Envie no máximo 65 535 octetos de dados num comando.
remedy.apdu.truncated	Volte a colocar o documento e leia de novo.
remedy.archive.duplicatePath	Empacote de novo os ficheiros: cada caminho uma vez, e os ficheiros de cada documento juntos.
remedy.archive.malformed	Obtenha o arquivo de novo; leem-se arquivos tar e ZIP.
remedy.archive.tooLarge	Verifique se o arquivo é o pretendido.
remedy.archive.truncated	Obtenha o arquivo de novo: falta-lhe o fim.
remedy.archive.unsafeEntry	Recuse-o: nenhum programa que empacote ficheiros de documentos cria elementos assim.
remedy.archive.unsupported	Empacote de novo os ficheiros, como tar simples ou como ZIP com DEFLATE.
remedy.card.invalidResponse	Leia de novo; se se repetir, use outro leitor.
remedy.card.none	Pouse o documento no leitor; a maioria tem o chip na contracapa ou na página de dados.
remedy.card.removed	Pouse o documento plano e imóvel no leitor. Uma leitura em curso continua sozinha; uma que terminou tem de ser iniciada de novo.
remedy.card.reset	Uma leitura em curso abre sozinha o chip de novo; uma que terminou tem de ser iniciada de novo. Se se repetir, termine o outro programa (muitas vezes o scdaemon do gpg-agent ou um navegador).
remedy.card.timeout	Pouse o documento plano e imóvel no leitor. Uma leitura em curso continua sozinha; uma que terminou tem de ser iniciada de novo. Se se repetir, desligue o leitor e volte a ligá-lo.
remedy.card.transmissionFailed	Leia de novo; se falhar no mesmo ponto, leia com comprimentos curtos ou com outro leitor.
remedy.card.unresponsive	Vire o documento ou abra-o na página de dados, afaste outros cartões e verifique se tem chip (o símbolo na capa).
remedy.channel.cancelled	Comece de novo quando estiver pronto.
remedy.channel.closed	Ligue de novo.
remedy.channel.invalidCommand	Comunique isto como um defeito da ferramenta.
remedy.channel.ioFailed	Verifique o endereço e a permissão e tente de novo.
remedy.channel.scriptMismatch	Grave a transcrição de novo, ou corrija o que envia os comandos.
remedy.cli.cannotWrite	Indique um local onde possa escrever.
remedy.cli.commandFailed	Execute-o isoladamente e veja o que diz.
remedy.cli.confirmationNeeded	Veja-o com --dry-run; confirme com --yes, ou indique com --pin em que se confia.
remedy.cli.country	Indique um código de duas ou três letras, ou o nome do Estado; epass trust audit mostra os que estão no repositório.
remedy.cli.fileExists	Indique outro ficheiro, ou mova esse para outro lado.
remedy.cli.folderNotEmpty	Indique uma pasta vazia, ou uma que ainda não exista.
remedy.cli.internal	Comunique-o, sem dados pessoais.
remedy.cli.interrupted	Comece de novo.
remedy.cli.language	Indique em --lang uma dessas, ou o caminho de um catálogo (Docs/languages.md); sem isso contam EPASS_LANG e a localização (locale).
remedy.cli.noInput	Verifique o nome; um nome relativo parte da pasta atual.
remedy.cli.noPIN	Escreva no ficheiro o PIN e nada mais.
remedy.cli.noProgram	Instale o programa, ou prescinda do que precisa dele.
remedy.cli.noStore	epass trust setup cria-o; --store indica outro.
remedy.cli.noTerminal	Indique o valor pela entrada padrão (--mrz -).
remedy.cli.notConfirmed	Veja-o com --dry-run antes de importar.
remedy.cli.notEvidence	Indique um pacote que epass read --out escreveu, uma pasta de ficheiros ou um selo.
remedy.cli.notInStore	epass trust list e epass trust audit mostram o que existe.
remedy.cli.nothingToExport	Peça outro tipo ou país; --unpinned também escreve âncoras de menor garantia.
remedy.cli.pinNotMet	Compare com o que o publicador diz; epass inspect LISTA mostra os dois resumos.
remedy.cli.tooLarge	Verifique se é o ficheiro pretendido.
remedy.cli.usage	Veja o --help do comando.
remedy.conformance.authorityInvalid	Indique o certificado da CVCA e a sua chave privada em PEM sem palavra-passe.
remedy.conformance.caseUnknown	epass conform reader --list enumera todos os casos.
remedy.conformance.chipCaseUnknown	epass conform chip --list enumera todos os casos.
remedy.conformance.chipNotOpened	Verifique o que indicou: --mrz ou --can, ou outra forma de abrir o chip.
remedy.conformance.fileInvalid	Corrija o membro indicado; Docs/conformance.md diz o que pode conter.
remedy.conformance.notJSON	Corrija o texto no local indicado.
remedy.conformance.resultsInvalid	Indique um ficheiro escrito por epass conform reader --out.
remedy.crypto.algorithmMismatch	Verifique se a chave corresponde à assinatura; com esta não pode ser avaliada.
remedy.crypto.allowanceSpent	Não use a chave.
remedy.crypto.bufferTooSmall	Indique um buffer tão longo como a entrada, ou de 8 octetos para um MAC.
remedy.crypto.curveUnsupported	Recuse o certificado.
remedy.crypto.domainParametersInvalid	Não use a chave.
remedy.crypto.domainParametersNotExplicit	Não use os parâmetros e comunique o documento.
remedy.crypto.domainParametersOutOfBounds	Não use a chave.
remedy.crypto.domainParametersUnknown	Não os use (Doc 9303-11, 9.2.2): podem revelar a palavra-passe.
remedy.crypto.dsaKeyInvalid	Recuse o certificado.
remedy.crypto.elementEncodingInvalid	Termine o protocolo; a outra parte não segue o Doc 9303-11, 9.4.
remedy.crypto.elementNeutral	Termine o protocolo; uma nova tentativa sorteia novos números.
remedy.crypto.elementNotInGroup	Termine o protocolo e não use o seu resultado.
remedy.crypto.elementOutOfRange	Termine o protocolo e não use o seu resultado.
remedy.crypto.elementSmallOrder	Termine o protocolo e não use o seu resultado.
remedy.crypto.encodingInvalid	Obtenha de novo o certificado ou ficheiro da sua origem.
remedy.crypto.explicitCurveUnknown	Recuse o certificado.
remedy.crypto.groupMismatch	Use os dois elementos do mesmo grupo.
remedy.crypto.inputLength	Aplique enchimento pelo método 2 ao que vai ser cifrado; considere danificada uma resposta com tal comprimento.
remedy.crypto.ivLength	Indique um vetor de inicialização de 8 octetos para 3DES, ou de 16 para AES.
remedy.crypto.keyAlgorithmUnsupported	Não use o certificado: o Doc 9303 não tem tais chaves.
remedy.crypto.keyLength	Derive a chave para esta cifra.
remedy.crypto.libraryUnavailable	Instale o OpenSSL 3 da distribuição (libssl3).
remedy.crypto.notInvertible	Termine o protocolo; uma nova tentativa sorteia novos números.
remedy.crypto.operationFailed	Leia o que o OpenSSL diz; comunique-o se isso não o explicar.
remedy.crypto.paddingInvalid	Considere a resposta danificada e leia de novo.
remedy.crypto.pointInvalid	Recuse o certificado.
remedy.crypto.primeComposite	Não use a chave.
remedy.crypto.privateKeyInvalid	Converta a chave: openssl pkcs8 -topk8 -nocrypt.
remedy.crypto.randomUnavailable	Permita que o processo chame getrandom(); uma sandbox pode proibi-lo.
remedy.crypto.rsaOutOfBounds	Recuse o certificado.
remedy.crypto.signatureOutOfRange	Considere a assinatura errada.
remedy.evidence.fileConflict	Deixe de fora o que não é deste documento.
remedy.evidence.fileDoubled	Recuse o pacote.
remedy.evidence.formUnknown	Indique uma das formas de Docs/evidence.md.
remedy.evidence.inconsistent	Recuse o pacote; leia o documento de novo.
remedy.evidence.memberInvalid	Obtenha o ficheiro de novo.
remedy.evidence.memberMissing	Obtenha o ficheiro de novo.
remedy.evidence.nameAmbiguous	Dê-lhe o nome que a norma usa, por exemplo EF.SOD ou EF.CardSecurity.
remedy.evidence.nameUnknown	Dê-lhe um nome de Docs/evidence.md, por exemplo EF.SOD ou EF.DG1.
remedy.evidence.noFiles	Indique uma pasta cujos ficheiros tenham os nomes de Docs/evidence.md.
remedy.evidence.notWitnessed	Use o pacote tal como epass read --sign-with o escreveu, e indique a chave desse leitor; sem --witness é avaliado como mera declaração.
remedy.evidence.schemaUnknown	Use a versão que o escreveu.
remedy.evidence.severalDocuments	Indique os ficheiros de um só documento de cada vez.
remedy.evidence.textUndecodable	Indique os octetos tal como são, em dígitos hexadecimais ou em base64.
remedy.evidence.unreadable	Verifique o caminho; copie de novo um ficheiro que esteja vazio.
remedy.evidence.witnessKeys	Indique uma chave de P-256 ou de Ed25519: a pública ou um certificado em PEM, ou um JWK Set, com --witness; a privada em PEM (PKCS #8), ou num token, com --sign-with.
remedy.image.cancelled	Comece de novo se ainda quiser a imagem.
remedy.image.crashed	Guarde o ficheiro e atualize o OpenJPEG e a libjpeg-turbo.
remedy.image.helperFailed	Indique a ImageDecoder o caminho do executável epass desta versão.
remedy.image.helperMissing	Indique a ImageDecoder o caminho de um executável epass.
remedy.image.malformed	Grave a imagem tal como está (--portrait FICHEIRO.jp2, --out-dir) e veja-a com outro programa por sua conta e risco.
remedy.image.memory	Não abra a imagem se duvidar do documento; um programa seu pode aumentar ImageLimits.
remedy.image.notBuilt	Instale libopenjp2-7-dev, libjpeg-dev e libpng-dev e compile o epass com o trait Images.
remedy.image.notConfined	Permita seccomp ao processo; a imagem pode, mesmo assim, ser gravada tal como está.
remedy.image.timeout	Tente mais uma vez se a máquina estava ocupada; um programa seu pode aumentar ImageLimits.
remedy.image.tooLarge	Não abra a imagem se duvidar do documento; um programa seu pode aumentar ImageLimits.
remedy.image.unsupported	Grave a imagem tal como está (--out-dir) e abra-a com um programa que conheça o formato.
remedy.json.duplicateName	Não use o ficheiro: os programas podem lê-lo de dois modos.
remedy.json.limitExceeded	Não use o ficheiro: é maior ou mais profundo do que os ficheiros do seu tipo.
remedy.json.number	Obtenha o ficheiro de novo; se foi escrito por si, corrija-o no octeto indicado.
remedy.json.string	Obtenha o ficheiro de novo; se foi escrito por si, corrija-o no octeto indicado.
remedy.json.syntax	Obtenha o ficheiro de novo; se foi escrito por si, corrija-o no octeto indicado.
remedy.lds.deviationRefused	Descodifique com o perfil predefinido, que comunica o desvio.
remedy.lds.duplicateElement	Não escolha um dos dois: não use o ficheiro e comunique o documento.
remedy.lds.invalidEncoding	Verifique se é o ficheiro certo; se for, leia-o de novo do chip.
remedy.lds.invalidMRZ	Leia de novo; se continuar assim, comunique o documento.
remedy.lds.invalidValue	Leia de novo; se continuar assim, comunique o documento.
remedy.lds.limitExceeded	Não use o ficheiro e comunique o documento.
remedy.lds.missingElement	Leia de novo; se o elemento continuar a faltar, comunique o documento.
remedy.lds.notEncodable	Corrija o valor a escrever.
remedy.lds.truncated	Leia de novo o ficheiro do chip; falta o fim.
remedy.lds.unexpectedTag	Verifique se é o ficheiro certo; se for, leia-o de novo do chip.
remedy.lds.unsupportedVersion	Atualize o epass; se continuar assim, comunique o documento.
remedy.mrz.ambiguousRepair	Compare as propostas com o documento e indique a zona que concorda.
remedy.mrz.character	Compare a linha com o documento na coluna indicada.
remedy.mrz.countryCode	Use o código da zona: três letras, ou D para a Alemanha.
remedy.mrz.date	Compare a data com o documento e indique-a como 1974-08-12.
remedy.mrz.documentCode	Comece o código por P num passaporte (TD3), por V num visto, e por A, C ou I num cartão.
remedy.mrz.documentNumber	Indique o número do documento tal como está impresso.
remedy.mrz.empty	Indique as linhas da zona de leitura ótica.
remedy.mrz.fieldCharacter	Retire os outros caracteres do campo indicado.
remedy.mrz.fieldTooLong	Compare o valor com o documento. Um que seja demasiado longo para o seu campo entra abreviado conforme o Doc 9303-3.
remedy.mrz.length	Indique todas as linhas: 2 de 44 ou 36 caracteres, ou 3 de 30. epass mrz --repair repõe caracteres de enchimento perdidos.
remedy.mrz.lineLength	Compare a linha com o documento; epass mrz --repair repõe caracteres de enchimento perdidos e retira os duplicados.
remedy.mrz.name	Indique o nome em letras latinas.
remedy.mrz.notRepairable	Compare cada linha com o documento e indique a zona de novo.
remedy.mrz.otherLayout	epass não lê chips de um documento assim: verifique-o pelo que tem impresso.
remedy.mrz.tooLong	Indique uma só zona; epass mrz aceita várias.
remedy.mrz.tripleShape	Indique o número do documento, a data de nascimento e a data de validade por esta ordem, separados por vírgulas.
remedy.pkcs11.cancelled	Comece de novo quando estiver pronto.
remedy.pkcs11.keyAbsent	Compare o URI com o que pkcs11-tool --module FICHEIRO --login --list-objects mostra.
remedy.pkcs11.keyAmbiguous	Indique uma só chave acrescentando object= ou id= ao URI.
remedy.pkcs11.keyUnsupported	Use a chave do certificado do terminal: RSA, ou numa curva da lista.
remedy.pkcs11.mechanismUnsupported	Use outro token, ou um certificado com um algoritmo com que este token assine.
remedy.pkcs11.moduleFailed	Experimente o módulo com pkcs11-tool --module FICHEIRO --list-slots e consulte a sua documentação.
remedy.pkcs11.moduleHung	Retire o token, insira-o de novo e reinicie o programa. Se voltar a acontecer, diga a quem cuida deste computador que o controlador do token bloqueia.
remedy.pkcs11.moduleNotLoaded	Verifique o caminho do módulo; p11-kit list-modules indica os que estão configurados.
remedy.pkcs11.notBuilt	Compile o epass com o trait PKCS11, que é o predefinido, ou indique a chave como ficheiro PEM.
remedy.pkcs11.pinFinalTry	Inicie sessão uma vez com a ferramenta do próprio token e o PIN certo; isso repõe o contador.
remedy.pkcs11.pinIncorrect	Verifique o PIN antes de tentar de novo: um token bloqueia-se depois de alguns errados.
remedy.pkcs11.pinLocked	Desbloqueie o PIN, ou defina um, com o PIN do responsável de segurança (SO).
remedy.pkcs11.pinRequired	Escreva o PIN num ficheiro e indique-o com --terminal-pin-file.
remedy.pkcs11.signatureMalformed	Atualize o controlador ou o firmware do token, ou use outro token.
remedy.pkcs11.tokenAbsent	Insira o token e compare o URI com o que pkcs11-tool --module FICHEIRO --list-slots mostra.
remedy.pkcs11.tokenAmbiguous	Indique um só token acrescentando serial= ao URI.
remedy.pkcs11.tokenFailed	Retire o token, insira-o de novo e repita.
remedy.pkcs11.tokenLost	Insira o token de novo e repita.
remedy.pkcs11.uriMalformed	Copie o URI de p11tool --list-privkeys e ponha-o entre aspas na shell.
remedy.pkcs11.uriUnsupported	Indique uma chave privada e o seu módulo, com ?module-path=/... ou ?module-name=; indique o PIN quando for pedido ou com --terminal-pin-file.
remedy.policy.acceptsFailure	Faça a regra exigir um resultado global que seja successful.
remedy.policy.dataAlone	Escreva "chip": '{'"dataAlone": true'}', torne mandatory as provas do chip, ou exija uma em chip.proofs.
remedy.policy.memberMissing	Acrescente o membro; policies.md diz o que contém.
remedy.policy.nameTaken	Escolha outro nome.
remedy.policy.nameUnknown	Corrija o nome; epass schema policy tem-nos todos.
remedy.policy.notJSON	Corrija o texto no local indicado.
remedy.policy.schemaUnknown	Comece o ficheiro por "schema": "epass-policy/1".
remedy.policy.valueInvalid	Corrija o membro indicado; policies.md diz o que pode conter.
remedy.read.appendingOpen	Leia o documento com um terminal que possa ler o ficheiro e acrescente só o que lá não está.
remedy.read.applicationMissing	Verifique se o chip é o de um documento de viagem e se há um só chip no leitor.
remedy.read.cancelled	Leia de novo para obter o resto.
remedy.read.chipRefused	Retire o documento do leitor, volte a colocá-lo e leia de novo.
remedy.read.deadlineExceeded	Coloque o documento plano no leitor e leia de novo.
remedy.read.inputInvalid	Compare o que foi indicado com o impresso; epass mrz mostra o que está errado numa MRZ.
remedy.read.limitExceeded	Não confie neste chip; nenhum documento precisa de tantos comandos ou octetos.
remedy.read.noProgress	Não confie neste chip; leia de novo noutro leitor.
remedy.read.otherDocument	Pouse um só documento no leitor, deixe-o lá e leia de novo desde o início.
remedy.read.recordNotKept	Não conte com o registo. Leia o documento de novo e acrescente o que faltar.
remedy.reader.busy	Termine o programa que o ocupa (muitas vezes o scdaemon do gpg-agent, um navegador, pcsc_scan ou outro epass) e tente de novo.
remedy.reader.noService	Inicie o pcscd: `systemctl start pcscd.socket`, ou execute `pcscd`; é o pacote Debian pcscd.
remedy.reader.none	Ligue um leitor sem contacto; `epass readers --watch` mostra quando aparece.
remedy.reader.notPermitted	Execute com um utilizador a quem o polkit permita usar o pcscd (regra org.debian.pcsc-lite.access_pcsc), ou numa sessão local.
remedy.reader.removed	Ligue o leitor de novo. Uma leitura em curso continua sozinha; uma que terminou tem de ser iniciada de novo.
remedy.reader.serviceLost	Inicie o pcscd de novo (`systemctl start pcscd.socket`). Uma leitura em curso continua sozinha; uma que terminou tem de ser iniciada de novo.
remedy.reader.several	Indique um com --reader, ou retire os outros.
remedy.reader.unknown	Veja os nomes com `epass readers`.
remedy.reader.unsupported	Use outro leitor, ou atualize o seu controlador (pacote Debian libccid).
remedy.result.content	Use o epass da versão do serviço; se já o for, comunique-o.
remedy.result.header	Não o tome por um resultado; peça-o ao serviço com Accept: application/jose.
remedy.result.keys	Indique o JWK Set do serviço (/.well-known/jwks.json), ou a sua chave pública ou o seu certificado em PEM.
remedy.result.malformed	Indique o resultado tal como o serviço o entregou, pedido com Accept: application/jose.
remedy.result.tooLong	Verifique se é o ficheiro pretendido.
remedy.seal.duplicateFeature	Digitalize de novo; um selo que se pode ler de dois modos deve ser recusado.
remedy.seal.invalidC40	Digitalize o código de barras de novo; se ficar igual, não confie nele.
remedy.seal.invalidDate	Digitalize o código de barras de novo; se ficar igual, não confie nele.
remedy.seal.invalidJSON	Digitalize de novo; um texto que se pode ler de dois modos deve ser recusado.
remedy.seal.invalidLength	Digitalize o código de barras de novo; se ficar igual, não confie nele.
remedy.seal.invalidSignature	Digitalize o código de barras de novo; se ficar igual, não confie nele.
remedy.seal.invalidValue	Digitalize o código de barras de novo; se ficar igual, não confie nele.
remedy.seal.limitExceeded	Veja o que o digitalizador escreveu: pode ser outro código de barras.
remedy.seal.memberInvalid	Digitalize o código de barras de novo; se ficar igual, não confie nele.
remedy.seal.memberMissing	Veja o que o digitalizador escreveu: pode ser outro código de barras.
remedy.seal.missingSignature	Digitalize o código de barras de novo e guarde os octetos em bruto; falta o fim.
remedy.seal.notASeal	Veja o que o digitalizador escreveu: pode ser outro código de barras.
remedy.seal.notEncodable	Corrija o valor do elemento indicado.
remedy.seal.otherKind	Use um programa para ele; não contém nenhum selo do Doc 9303-13 nem nenhum VDS-NC.
remedy.seal.signingFailed	Use uma chave numa curva da lista.
remedy.seal.trailingOctets	Corte o que segue a assinatura, como o enchimento do símbolo.
remedy.seal.truncated	Digitalize o código de barras de novo e guarde os octetos em bruto; falta o fim.
remedy.seal.unreadableText	Guarde os octetos do código de barras, ou dígitos hexadecimais.
remedy.seal.unsupportedVersion	Procure uma versão mais recente do epass.
remedy.simulator.addressInvalid	Indique HOST:PORT; 127.0.0.1:35963 é a primeira posição do vpcd.
remedy.simulator.connectionFailed	Inicie o pcscd, ou epass read --vpcd-listen PORT, e tente de novo.
remedy.simulator.connectionLost	Inicie o leitor e depois, de novo, o simulador.
remedy.simulator.descriptionInvalid	Compare a descrição com o esquema em simulator.md.
remedy.simulator.memberUnknown	Corrija o nome do membro; a mensagem enumera os que existem.
remedy.simulator.personalisationFailed	Tente de novo; se voltar a falhar, comunique-o.
remedy.simulator.profileUnknown	Escolha um nome que epass simulate --list mostre.
remedy.simulator.valueInvalid	Corrija o membro indicado; simulator.md diz o que pode conter.
remedy.status.contradictory	Apure qual das duas está certa e crie o ficheiro de novo.
remedy.status.document	Escreva Estado, código do documento, número e data de validade tal como estão na zona, separados por vírgulas: D,P,C01X00T47,310831.
remedy.status.key	Crie uma chave com epass status key, e mantenha o seu ficheiro legível só pelo dono (chmod 600).
remedy.status.malformed	Crie o ficheiro de novo com epass status make; um que foi cortado nada diz.
remedy.status.noAnswer	Execute o programa sozinho, com um pseudónimo na sua entrada padrão: tem de escrever uma palavra e terminar com 0.
remedy.status.otherKey	Indique a chave com que o ficheiro foi criado, ou crie o ficheiro de novo com esta.
remedy.status.outOfDate	Obtenha a edição seguinte do ficheiro.
remedy.tlv.indefiniteLength	Não use o ficheiro: a norma quer aqui comprimentos definidos.
remedy.tlv.invalidLength	Verifique se é o ficheiro certo; se for, leia-o de novo do chip.
remedy.tlv.invalidTag	Verifique se é o ficheiro certo; se for, leia-o de novo do chip.
remedy.tlv.limitExceeded	Não use o ficheiro e comunique o documento.
remedy.tlv.missingEndOfContents	Leia de novo o ficheiro do chip; falta o fim.
remedy.tlv.trailingBytes	Corte o ficheiro no comprimento que indica.
remedy.tlv.truncated	Leia de novo o ficheiro do chip; falta o fim.
remedy.tlv.unexpectedTag	Verifique se é o ficheiro certo; se for, leia-o de novo do chip.
remedy.trace.inconsistent	Grave o rasto de novo; uma linha foi alterada ou danificada.
remedy.trace.memberInvalid	Use a versão que escreveu o rasto, ou grave-o de novo.
remedy.trace.redacted	Grave o rasto de novo com --trace-unsafe.
remedy.trace.schemaUnknown	Indique um ficheiro escrito por epass read --trace e use a versão que o escreveu.
remedy.trace.syntax	Grave o rasto de novo; uma linha foi alterada ou danificada.
remedy.trace.tooLong	Grave o rasto de uma só leitura.
remedy.transcript.invalidHexadecimal	Grave a transcrição de novo.
remedy.transcript.redacted	Grave a transcrição de novo com todos os octetos.
remedy.transcript.syntax	Comece cada linha por >, <, # ou !.
remedy.transcript.tooLong	Divida a transcrição em várias.
remedy.trust.besideList	Obtenha de novo o ficheiro do seu publicador: alguém pode ter acrescentado algo. Se confia no que foi deixado de fora, indique-o à parte ou fixe o seu SHA-256 (--pin, --trust-pin).
remedy.trust.changeNotCarriedOut	Uma importação não retira nada de um repositório: fá-lo epass trust remove.
remedy.trust.cryptography	Deixe de fora o certificado que a mensagem indica.
remedy.trust.doubledExtension	Deixe o certificado fora daquilo em que se confia.
remedy.trust.externalValue	Exporte os próprios valores: não se vai buscar nada a nenhum endereço.
remedy.trust.issuingFailed	Corrija a descrição.
remedy.trust.limitExceeded	Veja de onde vem o ficheiro: o que os emissores publicam fica dentro dos limites.
remedy.trust.listRefused	Obtenha de novo a lista do seu publicador.
remedy.trust.malformed	Obtenha o ficheiro de novo; epass inspect mostra o que é.
remedy.trust.malformedLDIF	Obtenha o ficheiro de novo; o resto dele foi importado.
remedy.trust.malformedPEM	Obtenha o ficheiro de novo.
remedy.trust.noCertificate	Indique certificados ou listas: PEM, DER, LDIF ou uma pasta com eles.
remedy.trust.noChain	Acrescente os certificados em falta, que a mensagem indica.
remedy.trust.noSuchFile	Verifique o caminho: um relativo parte da pasta atual.
remedy.trust.notAStore	Indique uma pasta vazia, ou uma que ainda não exista; se houver um ficheiro a estorvar, mova-o para outro lado.
remedy.trust.notTrustMaterial	Descomprima o ficheiro, ou deixe-o de fora.
remedy.trust.nothingToUndo	epass trust history mostra que estados estão guardados.
remedy.trust.rollback	Obtenha a lista mais recente desse emissor.
remedy.trust.selfSignatureWrong	Obtenha de novo o certificado do seu publicador. Um que deva ser mesmo assim é aceite se o seu SHA-256 for fixado (--pin).
remedy.trust.storeDamaged	Importe de novo para outra pasta (--store). Se só o ficheiro index estiver danificado ou faltar, ponha index.previous no seu lugar.
remedy.trust.storeLocked	Tente de novo quando esse processo terminar; o bloqueio termina com ele.
remedy.trust.storeNotWritten	Liberte espaço, ou importe como dono da pasta.
remedy.trust.storePermissions	Veja quem alterou o quê. Depois retire aos outros o direito de escrita (chmod go-w), devolva a pasta ao seu dono (chown), ou importe de novo para uma pasta sua.
remedy.trust.storeVersion	Use a versão mais recente do epass que escreveu o repositório, ou importe de novo para outra pasta (--store).
remedy.trust.tooLarge	Verifique se é o ficheiro certo.
remedy.trust.unexpectedContent	Deixe o ficheiro fora daquilo em que se confia.
remedy.trust.unreadableFile	Verifique as permissões, e se é um ficheiro regular ou uma pasta com ficheiros regulares.
remedy.trust.unsupportedAlgorithm	Comunique o certificado.
report.aborted	Interrompido.
report.abortedRecorded	Interrompido, conforme registado.
report.allowPACE	Foi pedido Basic Access Control (--access bac): permita PACE (--access auto) e leia de novo.
report.bothNotRead	{first} e {second} não foram lidos. {why}.
report.cardAccessChanged	Leia de novo, noutro leitor se houver: o que está entre o leitor e o chip pode ter alterado EF.CardAccess.
report.fileSpoiled	Um ficheiro termina num octeto repetido ou contém um bloco duas vezes: pode ter-se danificado pelo caminho. Envie-o ou leia-o de novo.
report.growingDelay	Verifique o que introduziu antes da próxima tentativa: depois de cada palavra-passe errada o chip responde mais devagar, até ser introduzida a certa. Se recusar também a certa, levante o documento do leitor durante cinco segundos.
report.import	epass trust import
report.importPinned	epass trust import --pin
report.matchUnproven	{numbers} coincidem com um objeto de segurança cuja assinatura não está provada
report.notProtected	Este chip não está protegido contra cópia.
report.notSupported	Não suportado.
report.notSupportedRecorded	Não suportado, conforme registado.
report.nothingSaid	{result, select, successful {Está como deve ser.} failed {Não está como deve ser.} other {Não é indicado nenhum motivo.}}
report.offersLeftOut	Foi o emissor que assinou as ofertas postas de lado, pelo que ler de novo não muda nada: comunique o documento.
report.paceKeptAway	Leia de novo, noutro leitor se houver: o que está entre o leitor e o chip pode ter impedido o PACE.
report.proofBy	{proof} ({source, select, verifier {pelo desafio do verificador} terminal {pelo desafio do terminal} other {conforme registado}})
report.reason	Motivo: {reason}.
report.recorded	Conforme registado.
report.stated	{state}. {finding}.
report.tolerated	{words} ({name})
report.triesLeft	O chip diz que {count, plural, =0 {não resta nenhuma tentativa} =1 {resta # tentativa} other {restam # tentativas}}.
report.unchanged	{numbers} sem alterações
report.undetermined	Indeterminado.
report.undeterminedRecorded	Indeterminado, conforme registado.
report.unpinned	Sem fixação.
report.unreached	{parts}: a leitura terminou antes
report.withRemedy	{finding} ({remedy})
resultText.age	--max-age espera um número inteiro de segundos de 0 a {most}.
resultText.assurances	{names}
resultText.assured	Assegurado
resultText.decision	Decisão
resultText.decisionByRule	{decision} (regra {rule})
resultText.digest	SHA-256 {sha256}
resultText.evidence	Evidências
resultText.expectationEmpty	{option} está vazio: nada seria comparado.
resultText.forWhom	Para
resultText.inputTwice	Só um de resultado, chaves e evidências pode vir da entrada padrão.
resultText.keyUnknown	nenhuma das chaves indicadas tem o identificador {key}
resultText.member.age	idade
resultText.member.audience	destinatário
resultText.member.evidence	evidências
resultText.member.nonce	nonce
resultText.member.policy	política
resultText.member.transaction	transação
resultText.member.trust	material de confiança
resultText.met	Como esperado: {members}.
resultText.noDecision	nenhuma
resultText.noNonce	nenhum
resultText.noPolicy	nenhuma
resultText.nonce	Nonce
resultText.notCompared	Não comparado: {members}.
resultText.notValid	ASSINATURA NÃO VÁLIDA: {why}.
resultText.notYet	NÃO COMO ESPERADO: indica que foi assinado em {moment}, que ainda está por vir.
resultText.nothing	nada
resultText.nothingShown	o conteúdo não é mostrado: ninguém cuja chave tenha sido dada responde por ele
resultText.ofToken	assinatura e código de saída dizem quem afirma isto, não que o documento sirva; o que dele se diz: {result}
resultText.otherAlgorithm	a chave {key} não assina com {algorithm}
resultText.policy	Política
resultText.policyOf	{name}, SHA-256 {sha256}
resultText.result	Resultado
resultText.resultWord	{result, select, successful {bem-sucedido} failed {falhado} undetermined {indeterminado} other {interrompido}}
resultText.signatureWrong	a chave {key} não assinou isto
resultText.signed	Assinado
resultText.signedBy	{moment}, por {issuer}
resultText.tooOld	NÃO COMO ESPERADO: foi assinado há {age, plural, one {# segundo} other {# segundos}}; admitem-se no máximo {limit}.
resultText.transaction	Transação
resultText.trust	Confiança
resultText.unmet	NÃO COMO ESPERADO: {member}. Esperado: {expected}. Encontrado: {found}.
resultText.unmetNone	NÃO COMO ESPERADO: {member}. Esperado: {expected}. Não há nada.
resultText.valid	ASSINATURA VÁLIDA: da chave {key} ({algorithm}).
revocation.authorityRevoked	O certificado de CSCA {subject} foi revogado em {when}, segundo a lista de revogação de {list}.
revocation.criticalExtension	A lista de revogação de {list} tem a extensão crítica {identifier}.
revocation.formRefused	{deviation}. A política recusa-o na lista de revogação de {list}.
revocation.inOtherName	A lista de revogação de {list} de {issuer}, outro nome do Estado, tem o número deste certificado.
revocation.listNotVerified	A assinatura da lista de revogação de {list} não é válida com nenhuma chave de CSCA de confiança que a possa assinar.
revocation.listOutdated	A lista de revogação mais recente ({country}) é de {list}, e a seguinte era devida em {due}.
revocation.listToCome	A lista de revogação de {list} foi emitida depois do momento da avaliação.
revocation.noList	Não se verificou se o signatário foi revogado: não há no repositório nenhuma lista de revogação deste país: {country}.
revocation.notRevoked	A lista de revogação de {list}, emitida há {days, plural, =1 {# dia} other {# dias}}, não indica o {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}}.
revocation.notRevokedByNewer	A lista de revogação de {list}, mais recente do que o momento da avaliação, não indica o {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}}.
revocation.otherAuthority	A lista de revogação disponível ({country}) é de {issuer}, que não se sabe se é a CSCA deste signatário.
revocation.otherOfKey	A lista de revogação de {list} nomeia outro certificado desta chave.
revocation.partialList	A lista de revogação de {list} é só de alterações ou de uma parte, e não indica o {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}}.
revocation.signerRevoked	O certificado do {signer, select, document {signatário de documentos} seal {signatário do selo} other {{signer}}} foi revogado em {when}, segundo a lista de revogação de {list}.
revocation.twoAlgorithms	A lista de revogação de {list} indica dois algoritmos de assinatura.
schema.jsonOfList	--json serve para a lista: um esquema já é JSON.
seal.attests	O que o selo atesta é de {day} ou anterior.
seal.attestsLater	O selo atesta algo do dia {day}, uma data futura.
seal.certificateFound	O certificado é o de C={country}, CN={name} com o número de série {number}.
seal.certificateInside	O selo contém o certificado do seu signatário.
seal.certificateMissing	Não está disponível nenhum certificado de C={country}, CN={name} com o número de série {number}.
seal.checkDigitsRight	Os dígitos de controlo da zona no selo estão certos.
seal.checkDigitsWrong	Há dígitos de controlo errados na zona do selo: {fields}.
seal.curveDiffers	A chave do signatário do selo está numa curva diferente da do algoritmo do selo.
seal.dayUnreadable	Um dia que o selo indica não pode ser lido.
seal.daysUnreadable	Os dias que o selo indica não podem ser lidos.
seal.expiryContradicts	A data de validade no selo é anterior ao dia de emissão, ou cem anos posterior.
seal.expiryUnreadable	A data de validade no selo não pode ser lida.
seal.featureMalformed	O elemento {feature} não está conforme ao perfil ({kind}, {clause}).
seal.featureMissing	Falta ao selo o elemento {feature} ({kind}, {clause}).
seal.features	O selo tem os elementos do seu perfil ({kind}).
seal.featuresAndFurther	O selo tem os elementos do seu perfil ({kind}) e outros mais, que não o põem em causa.
seal.issued	O documento foi emitido em {issued}.
seal.issuedAfterExpiry	O selo diz que o seu documento foi emitido em {issued}, depois da data de validade na sua zona.
seal.issuedLater	O selo diz que o seu documento foi emitido em {issued}, uma data futura.
seal.keyNotOnCurve	A chave do signatário do selo é {key}; os selos são assinados com ECDSA.
seal.keyRefused	A chave do signatário do selo é recusada. {error}.
seal.kind.addressSticker	autocolante de morada de um documento de identidade
seal.kind.administrativeDocument	documento administrativo
seal.kind.arrivalAttestation	atestado de chegada
seal.kind.emergencyTravelDocument	documento de viagem de emergência
seal.kind.residencePermit	título de residência
seal.kind.residenceSticker	autocolante de local de residência de um passaporte
seal.kind.socialInsuranceCard	cartão de segurança social
seal.kind.supplementarySheet	folha suplementar de um título de residência
seal.kind.visa	visto
seal.kindUnknown	Não se sabe aqui que elementos tem um documento da categoria {category} e definição {definition}.
seal.kindWithTwoZones	O selo contém duas zonas de leitura ótica ({kind}, {clause}).
seal.kindWithoutZone	O selo não contém zona de leitura ótica, que o seu perfil tem ({kind}, {clause}).
seal.memberMalformed	O membro {member} não está conforme ao tipo {type}.
seal.members	A mensagem tem os membros do tipo {type}.
seal.membersBeside	{count, plural, =1 {# membro} other {# membros}} ao lado de data e sig
seal.membersInside	{count, plural, =1 {# membro} other {# membros}} em sig
seal.noDateOfIssue	O selo não diz quando o seu documento foi emitido.
seal.noDay	O selo não indica nenhum dia.
seal.noPassport	O selo não indica nenhum passaporte.
seal.noSigner	O certificado do signatário do selo não está disponível.
seal.noZone	O selo não contém zona de leitura ótica.
seal.none	Não há selo para avaliar.
seal.passportDiffers	O passaporte não é o que o selo indica.
seal.passportMatches	O passaporte é o que o selo indica.
seal.passportNotGiven	Não foi indicada uma zona de passaporte para comparar.
seal.printedDiffers	A zona impressa não é a que está no selo.
seal.printedMatches	A zona impressa é a que está no selo.
seal.printedNotGiven	Não foi indicada uma zona impressa para comparar.
seal.signatureInvalid	A assinatura não é válida com a chave do signatário do selo.
seal.signedMuchLater	O selo diz que o seu documento foi emitido em {issued} e foi assinado em {signed}, mais de um ano depois.
seal.signerOfNoState	O Estado do selo é {state}, e o certificado do seu signatário não indica país.
seal.signerOfOtherState	O Estado do selo é {state}, o do seu signatário {country}.
seal.signerOfState	O selo e o seu signatário são do mesmo Estado: {state}.
seal.signerStateNotKnown	Não se sabe se o Estado do selo ({state}) é o do seu signatário ({country}).
seal.stateUnknown	O Estado do selo é indicado por um texto que não está em nenhuma tabela de códigos.
seal.stay.days	{count, plural, =1 {# dia} other {# dias}}
seal.stay.decidedAtEntry	decidida à entrada
seal.stay.months	{count, plural, =1 {# mês} other {# meses}}
seal.stay.period	{parts}
seal.stay.transitOnly	trânsito sem entrada
seal.stay.untilExpiry	até à data de validade
seal.stay.years	{count, plural, =1 {# ano} other {# anos}}
seal.structure	O selo tem um cabeçalho da versão {version}, {features, plural, =1 {# elemento} other {# elementos}} e uma assinatura de {octets, plural, =1 {# octeto} other {# octetos}}.
seal.typeUnknown	Não se sabe aqui que membros tem uma mensagem deste tipo.
seal.undecodable	O selo não pode ser descodificado ({place}, {code}). {error}.
seal.unsignedMembers	Não assinado e não lido: {members}. {what}.
seal.vdsnc	O selo é um VDS-NC do tipo {type}, versão {version}.
seal.vdsncOfUnknownType	O selo é um VDS-NC de um tipo que não é conhecido, versão {version}.
seal.versionUnknown	Não se sabe aqui que membros tem a versão {version} de uma mensagem do tipo {type}.
seal.zoneOfNoState	A zona no selo não indica Estado, o cabeçalho indica {header}.
seal.zoneOfOtherState	O Estado da zona no selo é {zone}, o do cabeçalho {header}.
seal.zoneOfSameState	O Estado da zona no selo é {zone}, o do cabeçalho {header}: é o mesmo Estado.
seal.zoneOfState	A zona no selo e o seu cabeçalho são do mesmo Estado: {state}.
seal.zoneStateNotKnown	Não se sabe se o Estado da zona ({zone}) é o do cabeçalho ({header}).
sealData.algorithmUnknown	O algoritmo tem de ser ES256, ES384 ou ES512.
sealData.certificateNotFiveDigits	Na versão 3 a referência do certificado tem cinco dígitos.
sealData.certificateUndecodable	O certificado não pode ser descodificado. {error}.
sealData.characterOutsideC40	Só um último carácter fica fora de C40.
sealData.charactersNotC40	C40 é só para A a Z, 0 a 9 e espaço.
sealData.countryNotCapitals	Um país tem uma a três letras maiúsculas.
sealData.countryNotLetters	Um país tem uma a três letras.
sealData.countryNotPadded	O país não está completado até três caracteres.
sealData.definitionOutOfRange	A definição dos elementos é um número de 1 a 254.
sealData.endsHere	O selo termina aqui.
sealData.endsInElement	O selo termina antes do fim do elemento.
sealData.headerNotCanonical	O cabeçalho não está codificado como a norma o define.
sealData.isIDB	Isto é uma estrutura de dados da ICAO para códigos de barras (IDB), que é outra norma e aqui não se lê.
sealData.keyNotOnCurve	Os selos são assinados com chaves numa curva.
sealData.lengthNotShortest	O comprimento não está na forma mais curta.
sealData.lengthOfLength	Um comprimento tem um a cinco octetos.
sealData.memberNoBase64	O membro tem de ser base64url.
sealData.memberNoObject	O membro tem de ser um objeto.
sealData.memberNoText	O membro tem de ser um texto de 1 a 64 000 octetos.
sealData.noDay	Estes octetos não são um dia do calendário.
sealData.noJSONObject	O texto não é um objeto JSON.
sealData.noMagic	Um selo começa pelo octeto DC.
sealData.noSignature	O selo termina sem assinatura.
sealData.notASeal	Isto não é um selo (primeiro octeto DC) nem o texto JSON de um VDS-NC.
sealData.notSigned	A chave não assinou. {error}.
sealData.numberTooLarge	Um número é maior do que a sua forma canónica permite.
sealData.octetsNotC40	Estes dois octetos não são caracteres de C40.
sealData.oddC40	C40 tem um número par de octetos.
sealData.referenceLengthNone	O comprimento da referência do certificado não é um número.
sealData.referenceLengthWrong	A referência do certificado não tem o comprimento que indica.
sealData.referenceParts	Uma referência tem duas letras, duas letras ou dígitos e os dígitos de um certificado.
sealData.referenceTooLong	A referência tem mais de 99 dígitos.
sealData.sealTooLong	O selo é demasiado longo.
sealData.signatureNotHalved	Uma assinatura tem de ser dois números de igual comprimento.
sealData.signerMissing	Aqui devem estar um signatário e um certificado.
sealData.stringTooLong	A cadeia é demasiado longa.
sealData.tagOrLength	A etiqueta está reservada, ou o valor é demasiado longo para a versão.
sealData.tagTwice	A etiqueta aparece duas vezes.
sealData.textBroken	O texto começa como um selo em {encoding, select, latin1 {ISO 8859-1} hexadecimal {hexadecimal} base64 {base64} other {{encoding}}}, e não é {encoding, select, latin1 {ISO 8859-1} hexadecimal {hexadecimal} base64 {base64} other {{encoding}}} até ao fim.
sealData.textTooLong	O texto é mais longo do que o de qualquer selo.
sealData.versionNoNumber	A versão tem de ser um número.
sealData.versionUnknown	O cabeçalho tem a versão {version}; conhecem-se a 3 e a 4.
sealData.zoneFormat	Um selo contém uma zona TD2, MRV-A ou MRV-B.
sealFeature.additionalFeature	elemento adicional
sealFeature.address	morada
sealFeature.certificateNumber	número do certificado
sealFeature.documentNumber	número do documento
sealFeature.durationOfStay	duração da estada
sealFeature.firstName	nome próprio
sealFeature.holder	titular
sealFeature.mrz	zona de leitura ótica
sealFeature.municipalityCode	código do município
sealFeature.nameAtBirth	nome de nascimento
sealFeature.numberOfEntries	número de entradas
sealFeature.passportNumber	número do passaporte
sealFeature.postalCode	código postal
sealFeature.profileNumber	número do perfil
sealFeature.registerNumber	número no registo
sealFeature.sheetNumber	número da folha
sealFeature.socialInsuranceNumber	número de segurança social
sealFeature.surname	apelido
sealFeature.validity	período de validade
sealFeature.visaType	tipo de visto
sealLine.issued	{format}: {kind}, emissor {issuer}, emissão {day}, signatário {signer}
sealLine.none	sem selo
sealLine.seal	{format}: {kind}, emissor {issuer}, signatário {signer}
sealLine.unknownFeature	elemento {tag}
sealLine.unknownKind	um documento de tipo desconhecido
secret.giveOnStandardInput	Indique o valor pela entrada padrão:  epass read {option} - < FICHEIRO
secret.inArguments	{kind, select, mrz {uma MRZ} can {um número de acesso do cartão} puk {um PUK} other {um PIN}} nos argumentos fica visível em ps e no histórico da shell; {option} sem valor faz a pergunta.
secret.namePINSource	Escreva-o num ficheiro que só o seu utilizador possa ler e indique esse ficheiro no URI com pin-source.
secret.noPIN	{file} não contém um PIN sozinho numa linha.
secret.noTerminal	Não há terminal onde perguntar.
secret.notTyped	Não foi introduzido {kind, select, mrz {nenhuma MRZ} can {nenhum número de acesso do cartão} puk {nenhum PUK} other {nenhum PIN}}.
secret.optionEmpty	O valor de {option} está vazio. Omita-o para que seja pedido, ou indique - para a entrada padrão.
secret.othersCanRead	outros podem ler {kind, select, pin {o PIN} signingKey {a chave que assina} other {a chave do terminal}}: chmod 600 {file}
secret.sendIt	Indique o valor por aí, por exemplo:  epass read {option} - < FICHEIRO
secret.standardInputEmpty	A entrada padrão não contém {kind, select, mrz {nenhuma MRZ} can {nenhum número de acesso do cartão} puk {nenhum PUK} other {nenhum PIN}}.
secret.terminalShows	Não é possível fazer com que o terminal oculte o que se escreve.
secret.tokenWantsPIN	O token exige um PIN. {error}.
secret.typePIN	Introduza o PIN do token ou indique --terminal-pin-file.
secret.writePINFile	Escreva-o num ficheiro que só o seu utilizador possa ler e indique esse ficheiro com --terminal-pin-file.
serve.build	É um programa à parte: compile-o com `make service-release`, ou com swift build --package-path Service -c release --product epass-service, e ponha-o junto de epass.
serve.buildAnew	Compile-o de novo nesta máquina: `make service-release`.
serve.demoTakes	--demo só se usa com --port, e não com {word}.
serve.noService	epass-service não está lá. Foi procurado aqui: {places}.
serve.notStarted	{program} não pode ser iniciado: {error}.
session.applicationLostEachTime	A ligação ao chip é cortada sempre que se seleciona a sua aplicação. {error, message}.
session.applicationMissing	O chip não tem a aplicação {identifier}.
session.applicationRefused	O chip recusa a sua aplicação: {meaning}.
session.channelOpen	Já está aberto um canal seguro. Uma nova sessão abre o chip de novo.
session.cryptographyFailed	Uma operação criptográfica falhou. {error}.
session.fileInCrumbs	O chip entrega {file} em demasiadas partes pequenas.
session.fileLostEachTime	A ligação ao chip é cortada sempre no mesmo ponto de {file}.
session.noChannel	Não há canal seguro.
session.noResponse	A resposta não pode ser descodificada. {error}.
session.octetsWithoutEnd	O chip anuncia cada vez mais octetos e não chega ao fim.
session.otherDocumentByOffers	Foi pousado outro documento: o seu EF.CardAccess não é o do documento lido antes.
session.otherDocumentByPassword	Foi pousado outro documento: não abre com a palavra-passe que tinha aberto o anterior.
session.responseLength	A resposta tem {count, plural, =1 {# octeto} other {# octetos}}; uma resposta tem 2 a 65538.
session.responseLengthRemedy	Leia de novo; experimente outro leitor.
session.signerLate	A chave do terminal não tinha assinado quando terminou o tempo da leitura.
session.signerLateRemedy	Veja o que assina: o token, o seu controlador. Ou dê mais tempo à leitura.
session.step.encryptedNonce	GENERAL AUTHENTICATE, nonce cifrado
session.step.keyAgreement	GENERAL AUTHENTICATE, acordo de chaves
session.step.mapNonce	GENERAL AUTHENTICATE, mapeamento do nonce
session.step.mutualAuthentication	GENERAL AUTHENTICATE, autenticação mútua
session.step.terminalSignature	assinatura do terminal
session.tooManyCommands	O chip precisou de {count, plural, =1 {# comando} other {# comandos}}, que é o limite.
session.tooSlow	A leitura demorou mais de {seconds, plural, =1 {# segundo} other {# segundos}}.
session.unanswered	O chip não respondeu a {step, message}.
signature.algorithmUnknown	O algoritmo de assinatura {algorithm} não é conhecido.
signature.attributeDoubled	{attribute, select, contentType {O tipo do conteúdo} other {O resumo da mensagem}} aparece mais de uma vez.
signature.attributeMissing	{attribute, select, contentType {O tipo do conteúdo} other {O resumo da mensagem}} não está entre os atributos assinados.
signature.attributesMatch	Os atributos assinados indicam o tipo do conteúdo e o seu resumo.
signature.certificateUndecodable	{file} contém um certificado que não pode ser descodificado, e nenhum que o signatário indique.
signature.contentTypeMalformed	O tipo de conteúdo assinado não é um identificador de objeto.
signature.contentTypeMismatch	O tipo de conteúdo assinado é {stated}, o do conteúdo é {type}.
signature.digestAlgorithmUnknown	O algoritmo de resumo {algorithm} não é conhecido.
signature.digestLength	O resumo da mensagem assinado tem {count, plural, =1 {# octeto} other {# octetos}}, o que não é o comprimento de {hash}.
signature.digestMalformed	O resumo da mensagem assinado não é uma cadeia de octetos.
signature.digestMismatch	O resumo assinado não é o {hash} do conteúdo.
signature.invalid	A assinatura não é válida com a chave do seu signatário.
signature.keyRefused	A chave é recusada. {error}.
signature.malformed	O valor da assinatura, ou o algoritmo indicado ao lado, está danificado; isso não indica uma falsificação.
signature.noAttributes	Não há atributos assinados.
signature.noCertificate	{file} não contém o certificado do seu signatário.
signature.notVerifiable	A assinatura não pode ser verificada. {error}.
signature.otherCertificates	Nenhum dos certificados em {file} é o que o signatário indica.
signature.overNothing	Não há atributos assinados, pelo que a assinatura não diz sobre o que incide.
signature.valid	A assinatura é válida: {key}, {hash}.
signedObject.authentic	O ficheiro é o que foi assinado.
signedObject.cardSecurity	{file} contém {count, plural, =1 {# SecurityInfo} other {# SecurityInfos}} e tem um signatário.
signedObject.contentUndecodable	O conteúdo não pode ser descodificado ({place}). {error}.
signedObject.deviationRefused	{deviation} ({file}). A política recusa-o.
signedObject.empty	{file} está vazio.
signedObject.noContent	O SignedData não tem conteúdo.
signedObject.noDataGroup	O objeto de segurança não tem o grupo de dados {number}.
signedObject.noSignedData	{file} não contém SignedData.
signedObject.noSigner	Ninguém assinou o objeto de segurança.
signedObject.notJudged	Nenhum objeto de segurança foi avaliado no seu todo.
signedObject.notProven	Não provado: {check}.
signedObject.notSignedData	O conteúdo é do tipo {type}, e não SignedData.
signedObject.securityObject	O objeto de segurança contém os hashes de {count} grupos de dados e tem um signatário.
signedObject.securityObjectUndecodable	O objeto de segurança da LDS não pode ser descodificado ({place}). {error}.
signedObject.severalSigners	O objeto de segurança tem {count, plural, =1 {# signatário} other {# signatários}}.
signedObject.undecodable	{file} não pode ser descodificado ({place}). {error}.
signedObject.unknownDataGroups	O objeto de segurança contém os hashes de {count} grupos de dados e tem um signatário; enumera grupos de dados desconhecidos, que não contam: {numbers}.
signedObject.versionOutOfRange	A versão está fora dos limites.
signedObject.wrongContentType	O conteúdo é do tipo {type}.
signedObject.wrongVersion	SignedData tem a versão {version}, e não 3.
signedResult.contentMember	No que foi assinado o membro {member} falta, ou não é o que deve ser.
signedResult.contentNotJSON	O que foi assinado não pode ser lido. {error}.
signedResult.encoding	Não é um resultado assinado: a parte {number} não é base64url sem enchimento, na sua única grafia.
signedResult.headerLacks	O membro {member} do cabeçalho falta, ou não é um texto admissível.
signedResult.headerMember	O cabeçalho tem o membro {member}; o de um resultado assinado só tem alg, kid e typ.
signedResult.headerNoObject	O cabeçalho não é um objeto JSON.
signedResult.headerNotJSON	O cabeçalho não pode ser lido. {error}.
signedResult.in	{file}: {error}
signedResult.keysForm	Não é nem um JWK Set nem PEM.
signedResult.keysMember	O membro {member} da chave {number} falta, ou não é o que deve ser.
signedResult.keysNoSet	Não é um JWK Set: não tem a lista keys.
signedResult.keysNone	Não contém nenhuma chave com que se assinem resultados: em P-256, ou de Ed25519.
signedResult.keysNotJSON	O JWK Set não pode ser lido. {error}.
signedResult.keysPrivate	Contém uma chave privada.
signedResult.keysSection	A secção {number} não é nem uma chave pública em P-256 ou de Ed25519 nem um certificado de uma delas.
signedResult.keysTooMany	Contém mais de {limit} chaves.
signedResult.keysTwice	Duas das suas chaves têm o mesmo identificador: {key}.
signedResult.keysUnusable	A chave {number} não pode ser usada. {error}.
signedResult.otherAlgorithm	O cabeçalho indica o algoritmo {algorithm}; os resultados são assinados com ES256 ou EdDSA.
signedResult.otherSchema	O que foi assinado tem outro formato ({schema}) que não {expected}.
signedResult.otherType	É outra coisa: typ é {type}, e não {expected}.
signedResult.parts	Não é um resultado assinado: não tem três partes separadas por pontos.
signedResult.tooLong	Tem mais de {limit} octetos.
simulate.cardAccessNumber	O CAN, para --can -; a MRZ não abre este chip:
simulate.chipLost	O chip saiu do campo, como o seu perfil diz.
simulate.combinations	{pattern} designa cada combinação que o Doc 9303-11 permite: gm, im ou cam; um grupo como acima; 3des, aes-128, aes-192 ou aes-256. Por exemplo pace-im-p-521-aes-256, pace-gm-modp-2048-256-3des.
simulate.connected	O passaporte está no leitor virtual em {address}. Leia-o a partir de outro terminal:
simulate.giveAddress	Escreva-o como HOST:PORT, por exemplo 127.0.0.1:35963.
simulate.jsonAlone	--json pertence a --list e --check; --show escreve JSON de qualquer modo.
simulate.listAlone	--list, --show, --check e --pages não aceitam nenhuma opção que crie um documento e excluem-se entre si.
simulate.noAddress	{address} não é o endereço de um leitor virtual.
simulate.nothingWrong	Não há nada de errado na descrição.
simulate.printedMRZ	A MRZ impressa, para --mrz -:
simulate.readerClosed	O leitor foi fechado.
simulate.reset	O chip foi reiniciado.
simulate.sayWhat	Diga o que fazer com o passaporte simulado.
simulate.takeOut	Interrompa com Ctrl-C para o retirar.
simulate.trustUnreadable	{file} não pode ser descodificado, e a leitura passa sem ele. {error}
simulate.unmetRule	Nenhum comando correspondeu à regra {number} do comportamento (behaviour.rules[{place}]).
simulate.unmetRuleNamed	Nenhum comando correspondeu à regra {number} do comportamento (behaviour.rules[{place}]): {note}
simulate.used	Um programa está a usar o chip.
simulate.vpcdAndConnect	--vpcd e --connect excluem-se mutuamente: um chip está num só leitor.
simulate.waiting	À espera de um leitor virtual em {address} ...
simulate.ways	--vpcd coloca-o num leitor virtual, --export PASTA grava os seus ficheiros, --list mostra os perfis; epass read --simulate lê um de imediato.
simulator.accessControlMissing	A autenticação do terminal precisa de controlo de acesso.
simulator.accessKeyForm	O valor é printed, dg1, ou uma informação da MRZ com 24 a 38 caracteres de uma zona.
simulator.accessKeysNotDerived	As chaves de acesso não podem ser derivadas. {error}.
simulator.answerOctets	Os octetos são pares de dígitos hexadecimais, no máximo 65 000 octetos.
simulator.applicationIdentifier	Um identificador de aplicação tem 5 a 16 octetos em dígitos hexadecimais.
simulator.applicationsTwice	Indique cada aplicação uma só vez.
simulator.authorityGenerations	A autoridade tem 1 a 3 gerações.
simulator.biometricsNumbers	Os números de EF.Biometrics são de 1 a 64, cada um uma vez.
simulator.biometricsRoom	EF.Biometrics tem lugar para 1 a 1048576 octetos.
simulator.bornAfterIssue	O titular nasceu depois do dia da emissão.
simulator.canDigits	Um número de acesso do cartão tem 6 a 16 dígitos.
simulator.changeCount	Uma regra altera no máximo 32 objetos de dados.
simulator.chipLeft	O chip simulado saiu do campo.
simulator.chipLeftRemedy	Comece de novo, ou escolha um perfil que mantenha o chip no campo.
simulator.chipReset	O chip simulado foi reiniciado.
simulator.chipResetRemedy	Comece de novo pelo controlo de acesso.
simulator.cipherOneOf	Uma cifra é uma de {words}.
simulator.commandLength	O comando tem {count, plural, =1 {# octeto} other {# octetos}}.
simulator.commandLengthRemedy	Envie pelo menos quatro octetos, e não mais do que o leitor aceita.
simulator.commandLost	O leitor simulado perdeu o comando.
simulator.commandLostRemedy	Retire a falha do canal simulado.
simulator.connectionCut	O leitor fechou a ligação a meio de uma mensagem.
simulator.countryLetters	Um país são duas letras maiúsculas.
simulator.cut	Indique to ou by.
simulator.dateAndTimeForm	O valor escreve-se YYYYMMDDhhmmss.
simulator.dateOfIssueMissing	A data de validade não é uma data completa, pelo que este membro é necessário.
simulator.dateOrUnknown	Uma data escreve-se AAAA-MM-DD, ou AAAAMMDD com zeros no que é desconhecido.
simulator.defectTwice	Um defeito aparece duas vezes.
simulator.descriptionTooLong	Uma descrição tem no máximo 8 MiB.
simulator.deviationNotMade	O desvio {deviation} não pode ser introduzido num documento.
simulator.digitCount	O número tem {least} a 16 dígitos.
simulator.displayedPortraitCount	EF.DG5 tem uma a nove imagens.
simulator.displayedSignatureCount	EF.DG7 tem uma a nove imagens.
simulator.drawing	Há um desenho em {formats}.
simulator.drawings	Há desenhos em {formats}; de {format} indique a imagem.
simulator.expiresBeforeEffective	O último dia é anterior ao primeiro; o defeito datesSwapped faz um certificado assim.
simulator.expiresBeforeIssue	O documento expira antes de ser emitido.
simulator.faceCount	EF.DG2 tem um a nove rostos.
simulator.faceOrPortrait	Indique face ou portrait, não ambos.
simulator.farDateOfIssue	Com este dia de emissão, há datas de certificados fora dos anos 1951 a 2115.
simulator.featureCount	Há um a nove elementos.
simulator.featureForm	Um elemento é um objeto de dados BER-TLV, com etiqueta e comprimento incluídos.
simulator.fieldsMakeNoZone	Os campos não formam uma zona. {error}.
simulator.fileForm	EF.DG{number} começa pela sua própria etiqueta e tem no máximo 1 MiB; num objeto com hex, base64 ou path podem estar quaisquer octetos.
simulator.fileNumber	DG{number} não é um grupo de dados de 1 a 16.
simulator.fileOutside	O caminho conduz a um ficheiro ao lado da descrição ou numa pasta abaixo dela.
simulator.fileUnreadable	O ficheiro {file} não pode ser lido.
simulator.fingerCount	EF.DG3 tem aqui no máximo vinte dedos.
simulator.formatsOfECDSA	Os formatos pertencem a ECDSA.
simulator.generationCount	A CSCA tem 1 a 4 gerações.
simulator.guardedDataGroups	Os grupos de dados 3 e 4 precisam de autenticação do terminal, cada um indicado uma vez.
simulator.hexadecimalNumber	Um número escreve-se em dígitos hexadecimais, no máximo 1024.
simulator.hexadecimalOctets	O valor escreve-se em pares de dígitos hexadecimais, no máximo 1 MiB.
simulator.holderFormat	O formato é TD1, TD2 ou TD3.
simulator.holderSex	O sexo é M, F ou <.
simulator.hostUnknown	O anfitrião {host} não é conhecido.
simulator.imageLength	Uma imagem tem pelo menos um octeto e no máximo 1 MiB.
simulator.irisCount	EF.DG4 tem aqui no máximo oito olhos.
simulator.jsonAt	{error} Linha {line}, coluna {column}.
simulator.keyCiphers	Uma chave usa-se com pelo menos uma cifra, cada uma uma só vez.
simulator.keyCount	Um chip tem no máximo 8 chaves.
simulator.keyEncoding	Uma chave de {group} não se escreve como {encoding}.
simulator.keyNumber	O número de uma chave é de 0 a 32 767.
simulator.keyNumbers	De várias chaves, cada uma tem um número próprio.
simulator.lengthForm	Um comprimento é um número inferior a 2^32, ou os seus octetos em dígitos hexadecimais.
simulator.listTooLong	Uma lista tem no máximo 99 valores.
simulator.madeDataGroups	O personalizador cria o grupo de dados 1, que existe sempre, e o 2. Indique os outros como ficheiros.
simulator.mappingNamesNumbers	O mapeamento de autenticação do chip indica aqui os seus parâmetros pelo número.
simulator.memberMissing	O membro tem de ser indicado.
simulator.modulusBits	Uma chave RSA tem {bits} bits.
simulator.nameForm	Um nome tem letras minúsculas, dígitos, hífenes e pontos.
simulator.noBase64	Os octetos escrevem-se em base64.
simulator.noCardSecurity	A autenticação do terminal no ficheiro mestre precisa de EF.CardSecurity: ofereça PACE com mapeamento de autenticação do chip.
simulator.noCheckDigit	O número do documento não tem dígito de controlo que se possa imprimir errado.
simulator.noDate	Uma data escreve-se AAAA-MM-DD.
simulator.noDateOfIssue	A data de emissão não é uma data.
simulator.noDay	O dia não é uma data: AAAA-MM-DD.
simulator.noDefectOfProfile	O perfil {profile} não tem nenhum defeito dos ficheiros; indique-o como profile.
simulator.noFilesHere	Uma descrição só indica ficheiros se for ela própria um ficheiro.
simulator.noGeneration	Essa geração não existe.
simulator.noGuardedDataGroup	Indique 3, 4 ou ambos.
simulator.noJSONAt	A descrição não é JSON: linha {line}, coluna {column}. {error}
simulator.noMember	O esquema não tem esse membro; tem {known}.
simulator.noPlaceForKey	Uma chave usada no ficheiro mestre está em EF.CardSecurity, que exige PACE; ao lado de chaves do mapeamento de autenticação do chip precisa de um número (keyID).
simulator.noProfile	Não existe o perfil «{name}».
simulator.noProfileSimilar	Não existe o perfil «{name}». Semelhantes: {similar}.
simulator.noSuchPACE	A norma não tem {mapping} em {group} com {cipher}.
simulator.noZone	As linhas não são uma zona de leitura ótica. {error}.
simulator.notReadable	A descrição não pode ser lida.
simulator.nothingListens	Nada está à escuta em {address}.
simulator.nothingToDo	{word} não tem aqui nada sobre que atuar e não altera nada.
simulator.numberBounds	O valor é um número de 1 a 65 535.
simulator.numberRange	O número é de {least} a {most}.
simulator.octetCount	O número é de 0 a 1 048 576.
simulator.octetsTwice	Indique os octetos uma só vez, como hex, base64 ou path.
simulator.oneImage	O valor é uma imagem.
simulator.oneMember	Indique truncated ou extended.
simulator.oneOf	O valor é um de {words}.
simulator.oneOfOrNumber	O valor é um de {words}, ou o seu número.
simulator.otherKind	O valor não é do tipo que o esquema indica.
simulator.otherSchema	Este programa lê {schema}.
simulator.paceCount	Um chip oferece 1 a 32 modos de PACE, cada um uma vez.
simulator.passwordCount	Um chip tem pelo menos uma palavra-passe, cada uma uma vez.
simulator.passwordOneOf	Uma palavra-passe é uma de {words}.
simulator.pattern	Os octetos são pares de dígitos hexadecimais, no máximo {most, plural, =1 {# octeto} other {# octetos}}; depois de uma barra pode estar uma máscara do mesmo comprimento, como em 80/E0.
simulator.personCount	EF.DG16 tem uma a quinze pessoas.
simulator.portraitLength	Um retrato tem pelo menos um octeto e no máximo 1 MiB.
simulator.printedField	O campo tem lugar para {room} caracteres.
simulator.privateKeyForm	A chave privada não é do tipo indicado.
simulator.rawImageLength	Uma imagem em bruto tem largura vezes altura octetos, e ambas são indicadas.
simulator.recordCount	Um ficheiro tem 0 a 254 registos.
simulator.rsaEntry	Com RSA só há uma entrada se withInfo for true.
simulator.ruleContradictory	Nenhum comando corresponde a esta regra: o que ela pede exclui-se a si mesmo.
simulator.ruleCount	Um chip tem no máximo 256 regras.
simulator.ruleFileMissing	O chip não tem nenhum destes ficheiros: um terminal que se guie pelo que existe não os pede.
simulator.ruleOffsetBeyond	{file} tem {count, plural, =1 {# octeto} other {# octetos}}: um terminal que se guie pelo comprimento de um ficheiro não pede o octeto {offset}.
simulator.ruleWithoutEffect	Esta regra não altera nada: o seu efeito está vazio.
simulator.schemesOfRSA	Os esquemas B.6 e B.4 pertencem a RSA.
simulator.securityInfosBounds	Há no máximo 32 sequências de no máximo 4096 octetos.
simulator.shortIdentifiers	Indique refused, refused e file, ou file e gives.
simulator.sizeOfRawImage	Só uma imagem em bruto que seja indicada tem um tamanho próprio.
simulator.stateWithoutLetters	{state} não tem duas letras para certificados; indique também country.
simulator.statedHashLeftOut	O hash indicado está numa entrada que withInfo omite.
simulator.statusWord	Uma palavra de estado são quatro dígitos hexadecimais.
simulator.tag	Uma etiqueta são um a três octetos em dígitos hexadecimais.
simulator.terminalAuthenticationAlone	A autenticação do terminal precisa de chipAuthentication, ou de PACE com mapeamento de autenticação do chip (Doc 9303-11, 7.1).
simulator.terminalDocumentNumber	Exige-se um número de documento de 1 a 22 caracteres: A a Z, 0 a 9 e <.
simulator.terminalNumberUnused	O número só se usa depois de Basic Access Control, que este chip não conhece.
simulator.terminalWithoutVerifier	Sem um verificador de documentos não há terminal: omita o membro ou ponha-o a null.
simulator.textTooLong	Um texto tem no máximo 4096 octetos.
simulator.trustPoints	O chip confia numa geração, ou em duas consecutivas.
simulator.visa	Um visto não tem chip; o formato é TD1, TD2 ou TD3.
simulator.zoneOrHolder	Indique um só de mrz, holder e identity. Ao lado de mrz, holder tem só surname, dateOfBirth e eventualmente givenNames.
status.atLine	Linha {line}: {error}
status.commandSaysElse	{command} disse algo que não é nenhuma das palavras previstas.
status.commandSaysTooMuch	{command} disse mais de uma palavra.
status.commandWords	--status-command não indica nenhum programa, ou há nele uma aspa por fechar: {command}.
status.count	Não contém tantos documentos como diz.
status.cut	O ficheiro termina antes da sua última linha, ou continua depois dela.
status.failed	Não se sabe o que consta sobre o documento. {why}
status.fine	Na fonte indicada nada consta sobre o documento.
status.in	{file}: {error}
status.keyAlone	--status-key usa-se com --status ou --status-command.
status.keyForm	A chave não tem 64 dígitos hexadecimais.
status.keyShared	Outros, além do dono, podem ler a chave, ou ela pertence a outro utilizador.
status.line	A linha não é de um ficheiro de estado.
status.lineTooLong	A linha é mais longa do que qualquer uma de um ficheiro de estado.
status.made	{count, plural, =1 {# documento} other {# documentos}} no ficheiro.
status.needsKey	--status e --status-command precisam de --status-key: uma fonte conhece os documentos por pseudónimos.
status.noFile	Não começa como um ficheiro de estado.
status.noZone	EF.DG1 não foi lido, pelo que não se pôde perguntar a ninguém.
status.notAsked	Não foi indicada nenhuma fonte sobre documentos perdidos, roubados e cancelados, pelo que não se sabe se este é um deles.
status.oneSource	Indique --status ou --status-command: para um documento há uma só fonte.
status.otherKey	Foi criado com outra chave, pelo que não indica nenhum dos documentos que se procuram.
status.outOfDate	Só devia ser usado até {last}.
status.part	{part, select, state {O Estado não é nenhum que emita documentos} code {O código do documento não tem uma ou duas letras maiúsculas ou dígitos} number {O número do documento não é só de letras maiúsculas e dígitos} other {A data de validade não é AAMMDD nem AAAA-MM-DD}}.
status.parts	A linha não é Estado, código do documento, número e data de validade, separados por vírgulas.
status.reported	O documento foi dado como {status, select, lost {perdido} stolen {roubado} other {cancelado}}.
status.twice	Indica um documento duas vezes, e de modo diferente.
status.unreadable	Não pode ser lido: {error}.
status.word	Depois da data de validade não está nenhuma destas palavras: {words}.
store.basis.linked	por ligação
store.basis.listed	por lista
store.basis.named	por indicação
store.basis.pinned	por fixação
store.basis.unpinned	sem fixação
store.basis.verified	por verificação
store.certificateBesideList	Está {place, select, folder {na mesma pasta que uma lista assinada, que não responde por ele} other {no mesmo ficheiro que uma lista assinada, uma CRL, o certificado de um signatário ou algo desconhecido ou ilegível, e nada disso responde por ele}}: não é tomado como CSCA. Se confia nele, indique-o à parte ou fixe o seu SHA-256, {digest}.
store.certificateFile	ficheiro
store.certificateNotNamed	Nenhuma fixação nem concessão o designa, e outra coisa está fixada ou concedida: não é tomado como CSCA. Se confia nele, indique-o à parte ou fixe o seu SHA-256, {digest}.
store.deadLink	{path} é uma ligação simbólica que não conduz a lado nenhum.
store.defectList	lista de defeitos
store.deviationList	lista de desvios
store.digestLength	Um resumo tem o comprimento errado.
store.displaced	Está no repositório, e uma mais recente do mesmo emissor tomou o seu lugar.
store.documentSignerList	lista de signatários de documentos
store.empty	Não há repositório de confiança em {path}: a pasta não tem {name}.
store.fileNotMade	O ficheiro {name} não pode ser criado.
store.fileNotOpened	O ficheiro {name} do repositório de confiança {path} não pode ser aberto.
store.fileNotWhole	No repositório de confiança {path}, {name} é demasiado longo ou não pode ser lido por inteiro.
store.fileNotWritten	Não foi possível escrever o ficheiro {name}: o disco está cheio?
store.fileOfOthers	O ficheiro {name} no repositório de confiança {path} não foi escrito por este programa; não se escreve por cima dele.
store.folderNotMade	A pasta {path} não pode ser criada.
store.indexBlock	Um bloqueio nele não pode ser lido.
store.indexChanged	Os seus octetos não têm o hash que foi escrito com eles.
store.indexCut	Não é um índice, ou foi cortado.
store.indexDamaged	O índice do repositório está danificado. {fault}.
store.indexGrant	Uma concessão nele não pode ser lida.
store.indexNotPlaced	Não foi possível pôr o índice no seu lugar.
store.indexParts	As suas partes não o preenchem.
store.indexVersion	O índice tem a versão {version}; este programa lê {known}.
store.keyNotUnderstood	não compreendida
store.lacksFile	O repositório de confiança {path} está danificado: não tem {name}.
store.lacksIndex	O repositório de confiança {path} está danificado: não tem índice.
store.ldif	ficheiro LDIF
store.leftoversNotCut	Não foi possível cortar o que uma importação deixou para trás.
store.listNotNamed	Nenhuma fixação nem concessão alcança a lista, e outra coisa está fixada ou concedida: nada dela é tomado. Se confia nela, indique-a à parte ou fixe o seu SHA-256, {digest}.
store.listOlder	Foi assinada em {signed}. Está em vigor uma lista mais recente do mesmo emissor, de {newer}.
store.listUndated	Não diz quando foi assinada, e no repositório há uma lista que o diz.
store.listWithoutSource	Uma lista no repositório não tem origem.
store.listsBound	O repositório guarda {maximum} listas do nome de uma CSCA por trás das quais não está ninguém de confiança. Importe primeiro o certificado da CSCA, ou fixe-o.
store.locked	Outro processo está a escrever no repositório de confiança {path}.
store.masterList	lista mestra
store.mayBeGone	A importação está em vigor; depois de uma falha de energia agora, pode perder-se.
store.namesTooLong	Os nomes das origens de um repositório são, em conjunto, demasiado longos.
store.newIndexNotPlaced	Não foi possível pôr o novo índice no seu lugar.
store.noFolder	{path} não é uma pasta, e portanto não é um repositório de confiança.
store.noPack	O ficheiro pack do repositório de confiança {path} não começa como tal.
store.notExamined	{kind, select, file {O ficheiro {path} não pode ser examinado} other {A pasta {path} não pode ser examinada}}.
store.notOpened	O repositório de confiança {path} não pode ser aberto por este utilizador.
store.notRegular	No repositório de confiança {path}, {name} não é um ficheiro regular.
store.notThere	Não há repositório de confiança em {path}.
store.notWritable	Este utilizador não pode escrever no repositório de confiança {path}.
store.nothingToUndo	Não resta nenhuma alteração do repositório de confiança que se possa desfazer.
store.originalsCut	Os originais do repositório foram cortados: o índice conta {count} octetos.
store.originalsCutAt	O repositório de confiança {path} está danificado: os seus originais foram cortados, e o índice conta {count} octetos.
store.originalsNotOnDisk	Os originais não chegaram ao disco.
store.originalsNotWritten	Não foi possível escrever os originais: o disco está cheio?
store.otherOwner	{kind, select, file {O ficheiro} other {A pasta}} {path} pertence a outro utilizador ({user}), que poderia alterar aquilo em que se confia.
store.otherSnapshot	O objeto é de outro instantâneo.
store.otherThings	A pasta {path} contém outras coisas e nenhum repositório de confiança; nada foi escrito.
store.packDamaged	Os originais do repositório estão danificados. {fault}.
store.packEndsEarly	Termina demasiado cedo.
store.packObjectChanged	Um objeto nele não tem o seu hash.
store.packObjectTooLong	Um objeto nele é mais longo do que qualquer um que se guarde.
store.recordNotRead	O registo {position} do índice não pode ser lido.
store.revocationList	lista de revogação
store.revocationListNotSigned	A chave de CSCA de confiança que a lista de revogação indica não a assinou.
store.revocationListOlder	Foi emitida em {issued}. Está em vigor uma lista de revogação mais recente do mesmo emissor, de {newer}.
store.revocationListUndated	Não diz quando foi emitida, e no repositório há uma lista de revogação que o diz.
store.revocationListsBound	O repositório guarda {maximum} listas de revogação de um emissor e chave que nenhuma CSCA de confiança assinou. Importe primeiro o certificado da CSCA.
store.rootDamaged	O certificado não está assinado pela sua própria chave: o ficheiro está danificado ou foi alterado.
store.stateInForce	O estado da alteração {number} é o que está em vigor.
store.stateNotKept	O estado da alteração {number} não está guardado.
store.stateOfOtherCommit	O que está guardado como estado da alteração {number} é o estado de outra alteração.
store.stateOtherPack	O estado da alteração {number} indica originais que o repositório de confiança não tem.
store.tooManyBlocks	Um repositório contém no máximo {maximum} bloqueios.
store.tooManyGrants	Um repositório contém no máximo {maximum} concessões.
store.tooManyObjects	Um repositório contém no máximo {maximum} objetos.
store.transactionEnded	A transação terminou; comece outra.
store.writableByOthers	Outros utilizadores podem escrever {kind, select, file {no ficheiro} other {na pasta}} {path} e assim alterar aquilo em que se confia.
system.addressInUse	endereço já em utilização
system.denied	permissão recusada
system.exists	já existe
system.inputOutput	erro de entrada ou saída
system.isFolder	é uma pasta
system.links	demasiadas ligações simbólicas encadeadas
system.nameTooLong	nome demasiado longo
system.noMemory	memória insuficiente
system.noProgram	não é um programa executável
system.noSpace	não há espaço no suporte
system.notFolder	não é uma pasta
system.notFound	ficheiro ou pasta inexistente
system.notPermitted	operação não permitida
system.quota	quota de disco excedida
system.readOnly	sistema de ficheiros só de leitura
system.tooManyOpen	demasiados ficheiros abertos
ta.authorityKeyUnknown	O chip não tem a chave do certificado anterior.
ta.certificateRefused	O chip não aceitou o certificado.
ta.challengeMalformed	O desafio não tem oito octetos.
ta.challengeRefused	O chip não deu nenhum desafio.
ta.keyNotSigned	A chave do terminal não assinou. {error}.
ta.keyOfOtherCertificate	A chave ({key}) não é a do certificado {holder}.
ta.keyOfOtherTerminal	A chave ({key}) não é a do certificado do terminal ({holders}).
ta.lengthRefused	O chip não aceita os dados, nem com comprimento estendido nem em cadeia.
ta.noTerminalCertificate	{count, plural, =1 {O certificado não é o de um terminal} other {Nenhum dos # certificados é o de um terminal}}.
ta.notSupported	O chip não conhece o comando.
ta.outOfSequence	Veio uma resposta ou assinatura por que a autenticação do terminal não esperava.
ta.refused	{refusal}: {meaning}.
ta.signatureMalformed	A assinatura do terminal não tem o comprimento da sua chave e não foi enviada.
ta.terminalKeyRefused	O chip não selecionou a chave do terminal.
ta.trustPointUnknown	O chip não conhece a autoridade pela qual os certificados começam.
terminal.argumentNotUTF8	Argumento {number}: {argument} não é UTF-8; designaria algo diferente do pretendido.
terminal.argumentsUnreadable	Os argumentos não podem ser lidos, nem sequer o nome do programa.
terminal.atIsTime	--at aceita uma data como 2026-11-21 ou uma hora como 2026-11-21T12:00:00Z.
terminal.giveUTF8	Indique um nome em UTF-8; um ficheiro com outro nome pode ser alcançado por uma ligação simbólica.
terminal.internalError	erro interno: {error}
terminal.interrupted	Interrompido.
terminal.mountProc	Monte /proc: os argumentos vêm de /proc/self/cmdline.
terminal.noSuchDay	Esse dia não existe: {month} tem {days, number} dias.
terminal.note	epass: nota: {note}.
terminal.optionDoubled	{option} foi indicado {count, plural, =1 {# vez} other {# vezes}}; indique-o uma só vez.
terminal.outputUnwritable	Não é possível escrever na saída padrão: {error}.
terminal.policyUnknown	Não existe a política {policy}; existem {policies}. Um ficheiro tem uma barra no nome ou termina em .json.
terminal.sendElsewhere	Liberte espaço ou envie a saída para outro lado.
terminal.variableNotUTF8	O valor de {name} não é UTF-8; designaria algo diferente do pretendido.
terminal.warning	epass: aviso: {warning}.
testNote.text	isto assenta num emissor sintético: nada diz sobre um documento real
testNote.word	TESTE
tlv.lengthCut	Os octetos terminam dentro de um comprimento.
tlv.lengthMissing	Os octetos terminam onde devia estar um comprimento.
tlv.lengthNotMinimal	O comprimento não está no menor número de octetos.
tlv.lengthTooLong	O campo de comprimento tem {count, plural, =1 {# octeto} other {# octetos}}; o máximo é 4.
tlv.objectMissing	Os octetos terminam onde devia estar este objeto de dados.
tlv.octetsFollow	{count, plural, =1 {Segue-se # octeto} other {Seguem-se # octetos}} ao último objeto de dados.
tlv.otherTag	Espera-se aqui a etiqueta {tag}.
tlv.tagCut	Os octetos terminam dentro de uma etiqueta.
tlv.tagMissing	Os octetos terminam onde devia estar uma etiqueta.
tlv.tooDeep	O aninhamento dos objetos de dados vai além de {limit} níveis.
tlv.tooManyElements	Um modelo contém mais de {limit} objetos de dados.
tlv.valueCut	O campo de comprimento anuncia {length, plural, =1 {# octeto} other {# octetos}}; {there, plural, =1 {existe #} other {existem #}}.
tlv.valueTooLong	O valor tem {length, plural, =1 {# octeto} other {# octetos}}; são permitidos {limit}.
token.algorithmOfOtherKey	{algorithm} não é um algoritmo desta chave.
token.ambiguous	O URI condiz com {count, plural, =1 {# token} other {# tokens}}: {tokens}.
token.codeRefused	O token não calcula HMAC-SHA-256 com esta chave: fá-lo um segredo genérico de 32 octetos que possa assinar.
token.curveUnknown	A curva da chave não está na lista.
token.keyKindUnknown	A chave não é RSA nem está numa curva.
token.keyNotForResults	A chave não está em P-256 nem em Ed25519.
token.manyKeys	O URI condiz com {count} ou mais chaves privadas.
token.mechanismRefused	O token não assina deste modo com esta chave.
token.moduleAbandoned	O módulo PKCS #11 {module} não voltou antes de {function}, e este processo já não o chama.
token.moduleEmpty	O módulo não tem nenhum token.
token.moduleHung	O módulo PKCS #11 {module} não voltou de {function} em {seconds, plural, =1 {# segundo} other {# segundos}}.
token.moduleNotLoaded	O módulo PKCS #11 {module} não pode ser carregado.
token.moduleNotStarted	O módulo PKCS #11 {module} não arranca.
token.noSession	Não foi possível obter uma sessão com o token: {error}.
token.notBuilt	Esta compilação do epass não tem PKCS #11.
token.notHashed	Não foi possível calcular o hash da mensagem. {error}.
token.notInSlots	{count, plural, =1 {A única ranhura não contém} other {Nenhuma das # ranhuras contém}} o token que o URI indica.
token.notSigned	O token não assinou: {error}.
token.notSignedBy	O token não assinou. {error}.
token.notSignedReturning	O token não assinou; devolveu CKR {value}. {error}.
token.objectsNotListed	O token não diz que objetos contém: {error}.
token.pinFinalTry	Resta uma tentativa do PIN do token {token}. Não foi gasta.
token.pinLocked	O PIN do token {token} está bloqueado.
token.pinNotSet	O token {token} ainda não tem PIN de utilizador.
token.pinNotTaken	O token {token} não aceitou o PIN: {error}.
token.pinRefused	O token {token} recusou o PIN. Foi enviado uma vez.
token.pinRequired	O token {token} exige um PIN.
token.publicKeyAbsent	O token não mostra a chave pública: tem de conter exatamente uma com o identificador (CKA_ID) da chave privada.
token.secretKeyAbsent	O token não contém nenhuma chave secreta que o URI descreva.
token.sessionNotOpen	A sessão com o token não está aberta.
token.severalKeys	O URI condiz com {count} chaves privadas.
token.severalSecretKeys	O URI condiz com {count} ou mais chaves secretas.
token.signatureLength	A assinatura do token tem {count, plural, =1 {# octeto} other {# octetos}}; as da chave têm {expected}.
token.signatureWrong	A assinatura do token não é verificada pela chave pública que o token mostra para esta chave.
token.slotsNotListed	O módulo não diz que tokens existem: {error}.
token.uriAttributeForm	Um atributo tem um nome, = e um valor.
token.uriAttributeName	O nome de um atributo tem letras, dígitos, - e _.
token.uriAttributeTwice	O atributo {name} aparece duas vezes.
token.uriAttributeUnknown	O atributo {name} não é conhecido aqui.
token.uriCharacter	O carácter tem de se escrever como % e dois dígitos.
token.uriModulePath	module-path é um caminho completo, a partir de /.
token.uriNoModule	O URI não indica nenhum módulo: acrescente ?module-path= com o seu ficheiro, ou ?module-name= com o seu nome em p11-kit.
token.uriNotText	O valor de {name} não é texto UTF-8.
token.uriPINSource	pin-source é o caminho completo de um ficheiro.
token.uriPINValue	Um PIN num URI fica visível em ps e no histórico da shell; daí não se aceita nenhum.
token.uriPercent	% está antes de dois dígitos hexadecimais.
token.uriScheme	O URI não começa por {scheme}.
token.uriSlot	slot-id é um número.
token.uriTooLong	O URI tem mais de {count, plural, =1 {# octeto} other {# octetos}}.
token.uriType	Só type=private designa uma chave que assina.
token.uriTypeSecret	Só type=secret-key designa uma chave que calcula códigos.
trace.answerToReset	ATR {answer}
trace.application	aplicação {name}
trace.applicationUnknown	uma aplicação
trace.chained	a cadeia continua
trace.contradictory	Há membros que se contradizem.
trace.data	{count, plural, =1 {# octeto} other {# octetos}}
trace.dataSent	{count, plural, =1 {# octeto} other {# octetos}} de dados
trace.done	feito
trace.extended	comprimento estendido
trace.fileIdentifier	ficheiro {identifier}
trace.fileNamed	ficheiro {identifier} ({file})
trace.filePath	caminho {path}
trace.fileUnknown	um ficheiro
trace.headAnswer	RESPOSTA
trace.headCommand	COMANDO
trace.headCommands	COMANDOS
trace.headNumber	N.º
trace.headOctets	OCTETOS
trace.headStep	PASSO
trace.headTime	INSTANTE S
trace.headTook	DURAÇÃO MS
trace.instruction	INS {instruction}
trace.lineTooLong	Uma linha tem no máximo {limit} octetos.
trace.malformed	os comprimentos não condizem com os octetos
trace.masterFile	ficheiro mestre
trace.member	{error} ({member}).
trace.noAnswer	{error} ({code})
trace.noJSON	{error} (octeto {offset} da linha).
trace.noStatus	sem octetos de estado
trace.number	O número do comando não é o seguinte.
trace.object	DO {tag}, {name}, {count, plural, =1 {# octeto} other {# octetos}}
trace.objectAuthentication	dados de autenticação dinâmica
trace.objectAuthority	referência da autoridade de certificação
trace.objectCertificate	corpo do certificado
trace.objectChecksum	soma de verificação criptográfica
trace.objectChipData	dados cifrados de autenticação do chip
trace.objectCryptogram	criptograma
trace.objectData	octetos do ficheiro
trace.objectEphemeralKey	chave pública efémera
trace.objectKeyChip	chave pública efémera do chip
trace.objectKeyTerminal	chave pública efémera do terminal
trace.objectLe	Le protegido
trace.objectMappingChip	dados de mapeamento do chip
trace.objectMappingTerminal	dados de mapeamento do terminal
trace.objectMechanism	mecanismo criptográfico
trace.objectNonce	nonce cifrado
trace.objectOffset	posição
trace.objectPaddedCryptogram	indicador de enchimento e criptograma
trace.objectParameters	referência de uma chave privada ou de parâmetros de domínio
trace.objectPlain	valor em claro
trace.objectReference	referência de uma palavra-passe ou chave pública
trace.objectSignature	assinatura
trace.objectStatus	octetos de estado protegidos
trace.objectTokenChip	código de autenticação do chip
trace.objectTokenTerminal	código de autenticação do terminal
trace.octetsInRedacted	A linha tem octetos, e a primeira linha diz que não os há.
trace.offset	posição {offset}
trace.parts	{parts}
trace.password	palavra-passe {password}
trace.protected	protegido
trace.protectedStatus	{status} sob proteção, {meaning}
trace.reader	Leitor {reader} ({transport}), ATR {answer}
trace.readerUnknown	Sem leitor ({transport}), ATR {answer}
trace.received	recebido: {object}
trace.reset	reset do chip
trace.restore	espera pelo chip
trace.schemaUnknown	A primeira linha não é a de um rasto do esquema {schema}.
trace.sent	enviado: {object}
trace.shortEF	EF curto {number} ({file})
trace.shortEFUnknown	EF curto {number}
trace.status	{status} {meaning}
trace.summary	{commands, plural, =1 {# comando} other {# comandos}}; {sent, plural, =1 {# octeto enviado} other {# octetos enviados}}, {received, plural, =1 {# octeto recebido} other {# octetos recebidos}}; {waited} s de {whole} s à espera do chip
trace.summaryEvents	{resets, plural, =1 {# reset} other {# resets}}, {restores, plural, =1 {# espera} other {# esperas}} pelo chip, {failures, plural, =1 {# erro} other {# erros}} do canal
trace.summarySlowest	Mais lentos
trace.summarySteps	Passos
trace.summaryWord	{status} {meaning}: {count}
trace.summaryWords	Palavras de estado
trace.title	Rasto de {moment}, {tool} {version}
trace.titleWithoutTime	Rasto, {tool} {version}
trace.tooManyLines	Um rasto tem no máximo {limit} linhas.
trace.unsafe	Contém todos os octetos, e não deve ser passado a outros; --redact escreve um que pode.
trace.upTo	até {count, plural, =1 {# octeto} other {# octetos}}
trace.wrong	{error} (linha {line} de {file}).
trust.anyList	uma lista
trust.csca	CSCA {state}
trust.cscaOfNoCountry	CSCA sem país
trust.fromMasterList	{csca}, da lista mestra de {day}
trust.fromNamedMasterList	{csca}, da lista mestra {name}
trust.fromSource	{csca}, de {name}
trust.generation	{csca}, geração {number}
trust.generationOf	{csca}, geração {number} de {count}
trust.grant	{publication}, por concessão
trust.itsList	a sua lista
trust.link	um certificado de ligação
trust.linkUnderList	um certificado de ligação sob um constante de lista
trust.list	{publication}, sem concessão
trust.listNamed	{kind, select, masterList {a lista mestra {name}} deviationList {a lista de desvios {name}} defectList {a lista de defeitos {name}} other {a lista de signatários de documentos {name}}}
trust.listOf	{kind, select, masterList {a lista mestra ({state})} deviationList {a lista de desvios ({state})} defectList {a lista de defeitos ({state})} other {a lista de signatários de documentos ({state})}}
trust.nothing	ninguém
trust.otherStatesList	a lista de outro Estado
trust.overLinks	{csca}, através de {count, plural, =1 {um certificado de ligação} other {# certificados de ligação}}
trust.ownState	{publication}, o seu próprio Estado
trust.pin	foi indicado o seu SHA-256
trust.pinnedList	foi indicado o SHA-256: {publication}
trust.simulated	{csca}, criada pelo simulador
trust.vouchedFor	{csca}, por quem responde {publication}
trustChain.authority	emitido pela CSCA {subject}
trustChain.broken	Há algo contra o signatário.
trustChain.chains	O signatário encadeia até uma CSCA que é de confiança.
trustChain.digest	SHA-256 {digest}
trustChain.finding	{check}: {finding}
trustChain.listed	O signatário encadeia até uma CSCA por quem só responde a lista de outro Estado.
trustChain.namedIssuer	indica como seu emissor {issuer}
trustChain.noCertificate	{file} não contém nenhum certificado.
trustChain.open	Não se sabe aqui se uma CSCA de confiança emitiu o certificado do signatário.
trustChain.serial	número de série {number}
trustChain.signer	signatário {subject}
trustChain.source	de {source}
trustChain.unpinned	O signatário encadeia até uma CSCA por quem só responde o ficheiro em que veio.
trustChain.vouched	{basis}; responde por ele: {voucher}
trustCommand.askDoctor	epass trust doctor diz o que falta a um pacote de evidências ou a uma pasta de ficheiros.
trustCommand.basisBlocked	{basis}, bloqueado
trustCommand.basisOfTest	{basis}, teste
trustCommand.certificate	certificado de CSCA
trustCommand.columnBasis	base
trustCommand.columnGeneration	ger.
trustCommand.columnKey	chave
trustCommand.columnKind	tipo
trustCommand.columnSelfSignature	autoassinatura
trustCommand.columnSubject	titular
trustCommand.columnValid	válido
trustCommand.columnVoucher	responde por ele
trustCommand.countryCame	+ país {country}
trustCommand.countryGone	- país {country}
trustCommand.damage	o repositório de confiança está danificado. {fault}. O que não se consegue ler falta na avaliação: importe-o de novo para outra pasta.
trustCommand.derNeedsFolder	--format der precisa de --out PASTA.
trustCommand.difference	{mark} {country} {kind} {digest}{when, select, until { até {date}} dated { de {date}} other {}} {subject}
trustCommand.differences	acrescentados: {added}, retirados: {removed}, com outra base: {rebased}; âncoras: {before} e {after}
trustCommand.exportKinds	--kind aceita {kinds}, separados por vírgulas.
trustCommand.labelBlocked	bloqueado
trustCommand.labelFrom	de
trustCommand.labelSources	origens
trustCommand.leftOutBlocked	{count, plural, =1 {# objeto está bloqueado, ou assenta no que o está, e foi omitido} other {# objetos estão bloqueados, ou assentam no que o está, e foram omitidos}}; epass trust block --json dá os próprios bloqueios.
trustCommand.list	lista assinada
trustCommand.nameEmpty	O nome de um repositório, ficheiro ou pasta está vazio.
trustCommand.noBasis	Não existe a base {basis}; existem {bases}.
trustCommand.noCertificate	Nada em {path} é tomado como certificado de CSCA.
trustCommand.noStoreBefore	ainda não há repositório de confiança, pelo que não se conhece nenhum emissor e nada pode ser VERIFICADO: epass trust setup cria um.
trustCommand.noStoreYet	ainda não há repositório de confiança: epass trust setup indica as listas de emissores de confiança que existem e importa-as.
trustCommand.nothingHas	Nada no repositório tem {text} como SHA-256, identificador de chave ou país.
trustCommand.nothingOfCountry	Não há nada deste país no material de confiança: {country}.
trustCommand.nothingToExport	Nada no repositório é desse tipo e país.
trustCommand.object	{kind} {digest}
trustCommand.oneOrTwo	Indique um caminho ou dois.
trustCommand.otherBasis	~ {country} {kind} {digest}{when, select, until { até {date}} dated { de {date}} other {}} {subject}: {before} passa a {after}
trustCommand.passedOver	{file} foi ignorado. {reason}.
trustCommand.passedOverMore	{count, plural, one {Mais # foi ignorado} other {Mais # foram ignorados}}; epass trust import --dry-run --json indica todos.
trustCommand.pinNotMet	O que foi fixado ou concedido não está no material de confiança, ou é uma lista com outra coisa no seu ficheiro: {digest}.
trustCommand.shown	{shown} de {anchors, plural, =1 {# âncora} other {# âncoras}} de {countries, plural, =1 {# país} other {# países}}, instantâneo {hash}
trustCommand.signatureNotVerifiable	não verificável
trustCommand.signatureVerified	verificada
trustCommand.signatureWrong	errada
trustCommand.signer	cópia de um signatário de documentos
trustCommand.source	{kind} {name}{isDated, select, yes {, data da assinatura {date}} other {}}{isSigned, select, yes {, signatário {signer}} other {}}
trustCommand.sourceOf	{kind} {name}{isDated, select, yes {, data da assinatura {date}} other {}}{isSigned, select, yes {, signatário {signer}} other {}}, {basis}{hasState, select, yes {, Estado {state}} other {}}{isGranted, select, yes {, concessão {granted}} other {}}
trustCommand.standing	{basis}{isInForce, select, no {, já não em vigor} other {}}{isTest, select, yes {, para testes} other {}}
trustCommand.standingByUse	avaliado onde é usado{isInForce, select, no {, já não em vigor} other {}}{isTest, select, yes {, para testes} other {}}
trustCommand.storeIsEmpty	o repositório de confiança não contém nenhum certificado de CSCA; epass trust setup indica as listas que existem e importa-as.
trustCommand.summary	{anchors, plural, =1 {# âncora} other {# âncoras}} de {countries, plural, =1 {# país} other {# países}}, instantâneo {hash}
trustCommand.validity	{first} a {last}
trustCommand.whatCountries	epass trust audit mostra os países de que há algo.
trustCommand.whatThereIs	epass trust list mostra as âncoras, epass trust audit os países.
trustCommand.whatToExport	epass trust audit mostra o que existe; as âncoras não fixadas precisam de --unpinned.
trustCommand.written	{count, plural, =1 {# escrito} other {# escritos}}
trustFile.address	O valor é dado por um endereço; de um endereço não se vai buscar nada.
trustFile.base64Cut	O base64 está cortado.
trustFile.behindPadding	O base64 continua depois do seu enchimento.
trustFile.compressed	O ficheiro é um arquivo, ou está comprimido; descomprima-o primeiro.
trustFile.empty	O ficheiro está vazio.
trustFile.emptyLDIF	O LDIF não contém nenhum certificado, nenhuma lista de revogação nem nenhuma lista assinada.
trustFile.folderNotRead	A pasta não pode ser lida.
trustFile.foldsNothing	Uma linha dobrada não continua nada.
trustFile.link	É uma ligação simbólica, e numa pasta não é seguida; indique o próprio ficheiro.
trustFile.linkToFolder	Isto é uma ligação simbólica para uma pasta; indique a própria pasta.
trustFile.nameNotText	O nome do ficheiro não é UTF-8; dê-lhe outro.
trustFile.nameTooLong	O nome tem mais de {maximum} octetos.
trustFile.noBase64	Um carácter não é base64.
trustFile.noColon	Na linha não há dois pontos depois do nome de um atributo.
trustFile.noName	O nome do ficheiro ou da pasta está vazio.
trustFile.noText	O ficheiro não é PEM nem base64.
trustFile.notExamined	O ficheiro não pode ser examinado.
trustFile.notHashed	Não foi possível calcular o hash do ficheiro.
trustFile.notOpened	O ficheiro não pode ser aberto.
trustFile.notReached	Este utilizador não consegue alcançar o ficheiro ou a pasta.
trustFile.notRegular	Isto não é um ficheiro regular.
trustFile.notThere	Esse ficheiro ou pasta não existe.
trustFile.notWhole	Não foi possível ler o ficheiro por inteiro.
trustFile.nothingKnown	O ficheiro não contém nenhum certificado, em DER ou em PEM, nenhuma lista e nenhum LDIF.
trustFile.otherObject	Isto não é um certificado, nem uma lista de revogação, nem uma lista assinada.
trustFile.otherPEM	O ficheiro contém PEM, mas não certificados nem listas.
trustFile.recordWithoutName	O registo não começa pelo seu nome (dn).
trustFile.removalNotCarriedOut	O registo retira algo; isso não foi executado. O que deve sair indica-se a epass trust remove.
trustFile.sectionOpen	A secção não termina.
trustFile.sectionTooLong	A secção tem mais de {maximum} octetos.
trustFile.systemFolder	Esta pasta mostra o estado do sistema e não contém ficheiros de documentos nem de emissores.
trustFile.tooDeep	As pastas abrem-se até uma profundidade de {maximum, number}; indique esta diretamente.
trustFile.tooLong	O ficheiro tem mais de {maximum} octetos.
trustFile.tooManyFiles	Há mais de {maximum} ficheiros na pasta.
trustFile.tooManyNames	As pastas contêm mais de {maximum} nomes.
trustFile.tooManyObjects	O ficheiro contém mais de {maximum} objetos.
trustFile.valueCut	O base64 do valor está cortado.
trustFile.valueTooLong	O valor tem mais de {maximum} octetos.
trustHistory.anchorsAdded	+{count, plural, =1 {# âncora} other {# âncoras}}
trustHistory.anchorsChanged	~{count, plural, =1 {# âncora} other {# âncoras}}
trustHistory.anchorsGone	-{count, plural, =1 {# âncora} other {# âncoras}}
trustHistory.blocksAdded	+{count, plural, =1 {# bloqueio} other {# bloqueios}}
trustHistory.blocksGone	-{count, plural, =1 {# bloqueio} other {# bloqueios}}
trustHistory.columnChange	o que alterou
trustHistory.columnCommand	comando
trustHistory.columnNumber	núm.
trustHistory.columnSnapshot	instantâneo
trustHistory.columnState	estado
trustHistory.columnTime	hora
trustHistory.count	{count, plural, =1 {# alteração} other {# alterações}}; {kept, plural, =1 {está guardado # estado anterior} other {estão guardados # estados anteriores}}.
trustHistory.grantsAdded	+{count, plural, =1 {# concessão} other {# concessões}}
trustHistory.grantsGone	-{count, plural, =1 {# concessão} other {# concessões}}
trustHistory.inForce	em vigor
trustHistory.kept	guardado
trustHistory.listsAdded	+{count, plural, =1 {# lista} other {# listas}}
trustHistory.listsGone	-{count, plural, =1 {# lista} other {# listas}}
trustHistory.restored	o estado de {number}
trustHistory.revocationListsAdded	+{count, plural, =1 {# CRL} other {# CRL}}
trustHistory.revocationListsGone	-{count, plural, =1 {# CRL} other {# CRL}}
trustHistory.signersAdded	+{count, plural, =1 {# signatário} other {# signatários}}
trustHistory.signersGone	-{count, plural, =1 {# signatário} other {# signatários}}
trustImport.allCountriesNew	{count, plural, =1 {É novo o único país das âncoras acrescentadas} other {São novos todos os # países das âncoras acrescentadas}}.
trustImport.anchor	{heading}: {subject} ({basis})
trustImport.anchorFrom	{heading}: {subject} ({before} passa a {basis})
trustImport.anchorsAdded	+ âncoras
trustImport.anchorsAlone	{count, plural, =1 {Por um certificado só responde o ficheiro em que veio.} other {Por # certificados só responde o ficheiro em que vieram.}}
trustImport.anchorsBetter	+ com melhor garantia
trustImport.anchorsFall	{count, plural, =1 {Uma âncora já não tem} other {# âncoras já não têm}} nada de confiança em que assentar: foi substituída uma lista que por elas respondia.
trustImport.anchorsLeave	{count, plural, =1 {Uma âncora já não está na lista mais recente do mesmo signatário: sai} other {# âncoras já não estão na lista mais recente do mesmo signatário: saem}} do repositório.
trustImport.anchorsLeaving	- âncoras que saem
trustImport.anchorsLess	- com menor garantia
trustImport.anchorsListed	{count, plural, =1 {Por uma âncora só responde} other {Por # âncoras só responde}} a lista de outro Estado: border e strict recusam-nas sem uma concessão ou sem fixar a lista.
trustImport.anchorsMany	{heading}: {count} ({bases}), de {countries, plural, =1 {um país} other {# países}}: {counts}
trustImport.anchorsOtherKey	! outra chave com um nome conhecido
trustImport.anchorsWeaken	{count, plural, =1 {Uma âncora passa a assentar} other {# âncoras passam a assentar}} só na lista de outro Estado: border e strict recusam-nas.
trustImport.answersYes	s, sim, y, yes
trustImport.bareCertificates	{count, plural, =1 {Um certificado passa} other {# certificados passam}} a ser de confiança porque indica o ficheiro, e ninguém assinou o ficheiro: de {countries, list}, SHA-256 {digest}.
trustImport.basisCount	{basis} {count}
trustImport.codesWithoutLetters	Códigos de nenhum Estado das tabelas: {codes}. Os documentos que os têm como emissor assentam apenas nestes certificados.
trustImport.comparePin	Compare com o que o publicador diz; epass inspect LISTA mostra os dois resumos. Sem --pin a lista fica por fixar.
trustImport.comparePublisher	Compare com o que o publicador diz; epass inspect LISTA mostra a CSCA do seu signatário.
trustImport.done	{path} contém {count, plural, =1 {# âncora} other {# âncoras}} (instantâneo {hash}...).
trustImport.dryRun	Ensaio: {path} está como estava.
trustImport.errorAt	{place} não pode ser usado. {reason}.
trustImport.excusesFaults	desculpa falhas de documentos
trustImport.heldOut	= ficam de fora, porque foram removidos: {count}
trustImport.judgesEvery	{name} altera o modo de avaliar os documentos de todos os Estados: {what}.
trustImport.judgesEveryNamed	{name} altera o modo de avaliar os documentos de todos os Estados que indica: {what}.
trustImport.judgesOnceVouched	{name} alterará o modo de avaliar os documentos logo que alguém responda por ela: {what}.
trustImport.judgesOwn	{name} altera o modo de avaliar os documentos do seu próprio Estado: {what}.
trustImport.judgesOwnAndOthers	{name} altera o modo de avaliar os documentos do seu próprio Estado e de outros ({granted}): {what}.
trustImport.judgesState	{name} altera o modo de avaliar os documentos deste Estado ({state}): {what}.
trustImport.judgesStateAndOthers	{name} altera o modo de avaliar os documentos destes Estados ({state}, {granted}): {what}.
trustImport.known	= já conhecidos: {count}
trustImport.list	{change, select, better {+ melhor garantia:} weaker {- menor garantia:} gone {- deixa de estar em vigor:} other {+}} {kind} {name}{isDated, select, yes {, data da assinatura {date}} other {}}{isSigned, select, yes {, signatário {signer}} other {}}: {basis}{isGranted, select, yes {, concessão {granted}} other {}}
trustImport.listAuthority	CSCA do seu signatário: {digest} (para --pin e --grant)
trustImport.listDigest	SHA-256 da lista: {digest}
trustImport.listUnvouched	Nada que seja de confiança está por trás da assinatura de {name}.
trustImport.nameEmpty	O nome de um ficheiro ou de uma pasta está vazio.
trustImport.nameThem	{count, plural, one {Compare-o} other {Compare-os}} com o que os Estados publicam; indique depois --pin {digest}, ou --named para responder por tudo o que está nos ficheiros.
trustImport.newCountries	Países novos: {countries}.
trustImport.noFingerprint	{option} aceita os 64 dígitos hexadecimais de um SHA-256; {text} não o é.
trustImport.nobodyToConfirm	Isto tem de ser confirmado e não há a quem perguntar. Nada foi importado.
trustImport.notConfirmed	Nada foi importado.
trustImport.notNamed	Por {count, plural, =1 {um certificado} other {# certificados}} só responde --yes, que não diz que {count, plural, =1 {é autêntico} other {são autênticos}}. Nada foi importado.
trustImport.nothing	Nada foi importado: {path} está como estava.
trustImport.nothingButMany	{place} não pode ser usado. {reason}. {count, plural, =1 {Foi ignorada # entrada} other {Foram ignoradas # entradas}}, e não havia mais nada.
trustImport.nothingFound	Não foi encontrado nada que se possa importar.
trustImport.objectsRefused	{count, plural, =1 {Foi recusado um objeto: {name}.} other {Foram recusados # objetos, o primeiro dos quais {name}.}} {reason}.
trustImport.otherKeys	{count, plural, =1 {Uma âncora tem} other {# âncoras têm}} o nome de uma conhecida e outra chave.
trustImport.pinNotHere	x fixado, mas não está aqui: {digest}
trustImport.pinNotMet	O que foi fixado não está aqui: não é o SHA-256 de nenhum ficheiro, de nenhuma lista que esteja sozinha no seu ficheiro, de nenhum certificado de CSCA nem da CSCA do signatário de uma lista. Nada foi importado.
trustImport.publisherNotHere	O publicador de uma concessão não está aqui: nenhum certificado de CSCA tem o seu SHA-256. Nada foi importado.
trustImport.question	Aceitar isto no repositório? [s/N]
trustImport.refused	x recusado {name}. {reason}.
trustImport.revocationList	+ lista de revogação {country} de {date}, {revoked, plural, =1 {# revogado} other {# revogados}}{isVerified, select, no {, não verificada} other {}}
trustImport.revocationLists	+ listas de revogação: {count} ({counts})
trustImport.revocationListsGone	- listas de revogação: {count} ({counts})
trustImport.revocationListsNotVerified	+ listas de revogação: {count} ({counts}), {unverified, plural, =1 {# delas não verificada} other {# delas não verificadas}}
trustImport.revokesAndExcuses	revoga signatários de documentos e desculpa falhas
trustImport.signers	+ signatários: {count} ({counts})
trustImport.signersGone	- signatários: {count} ({counts})
trustImport.skipped	x ignorado {place}. {reason}.
trustImport.skippedMore	x mais {count} ignorados; --json indica-os
trustImport.toConfirm	? {what}.
trustImport.vouchesForSigners	responde por signatários de documentos
trustImport.whatToGive	Indique uma lista mestra, LDIF, CRL ou certificados (PEM, DER, uma pasta).
trustRemove.asked	{count, plural, =1 {Removê-lo, com o que depende dele} other {Remover # objetos, com o que depende deles}}? [s/N]
trustRemove.confirmByYes	Veja-o com --dry-run e confirme com --yes.
trustRemove.keyStays	A chave continua de confiança por {count, plural, =1 {outro certificado} other {outros # certificados}}; sem --only {count, plural, =1 {sai} other {saem}} também.
trustRemove.nobodyToConfirm	Isto tem de ser confirmado e não há a quem perguntar. Nada foi alterado.
trustRemove.notConfirmed	Nada foi alterado.
trustRemove.several	{count} objetos têm um SHA-256 que começa por {text}: indique mais dígitos.
trustSetup.certificates	Certificados publicados pelos próprios Estados:
trustSetup.choose	Para começar basta uma lista de muitos Estados. Descarregue-a e indique aqui o seu ficheiro ou pasta; uma linha vazia termina.
trustSetup.compareAt	O {algorithm} do seu certificado de CSCA está em {page}
trustSetup.compareThere	O {algorithm} do seu certificado de CSCA está na mesma página.
trustSetup.done	O repositório de confiança contém {anchors, plural, =1 {# âncora} other {# âncoras}} de {countries, plural, =1 {# país} other {# países}}; {full, plural, =0 {border e strict ainda não aceitam nenhuma: epass trust grant permite que o editor de uma lista responda por elas} =1 {de um país há uma que todas as políticas aceitam} other {de # países há uma que todas as políticas aceitam}}.
trustSetup.downloads	Ficheiros de signatários e listas de revogação (LDIF):
trustSetup.entry	{state}, {publisher}
trustSetup.introduction	Isto dá a conhecer emissores ao epass. Descarregue com o navegador uma lista dos certificados deles, compare uma impressão digital com o que o publicador diz e diga em que confia nesse publicador. Nada se vai buscar à rede, e nada se escreve sem o seu sim.
trustSetup.jsonNeedsList	--json usa-se com --list.
trustSetup.listAlone	--list não aceita ficheiros.
trustSetup.lists	Listas de muitos Estados (listas mestras de CSCA):
trustSetup.looked	Estes endereços foram consultados em {date}; epass trust setup --list --json indica as fontes.
trustSetup.moreLists	epass trust setup --list mostra também ficheiros de listas de revogação e os certificados publicados pelos próprios Estados.
trustSetup.next	A partir de agora epass read e epass verify avaliam com ele. epass trust audit mostra o que existe; epass trust update importa a edição seguinte de uma lista; epass trust undo desfaz a última alteração.
trustSetup.noStore	Ainda não há repositório de confiança; será {path}.
trustSetup.noTerminal	epass trust setup faz perguntas, e não há terminal onde as fazer. Nada foi feito.
trustSetup.nothingYet	Nada foi importado, e ainda não se conhece nenhum emissor. Execute epass trust setup de novo quando tiver um ficheiro.
trustSetup.outdated	Tem vários anos.
trustSetup.packed	Vem num arquivo ZIP: descomprima-o primeiro.
trustSetup.pathPrompt	Ficheiro ou pasta:
trustSetup.plainHTTP	Vem sem cifra: mais uma razão para comparar a impressão digital.
trustSetup.storeHolds	O repositório de confiança {path} contém {anchors, plural, =1 {# âncora} other {# âncoras}} de {countries, plural, =1 {# país} other {# países}}.
trustSetup.terms	É preciso aceitar lá as suas condições.
trustSetup.withoutTerminal	epass trust setup --list mostra o que existe; epass trust import recebe ficheiros sem perguntas, com --pin ou --grant para aquilo em que se confia neles.
trustUndo.asked	Repor este estado? [s/N]
trustUpdate.folderOrCommand	Indique um ficheiro ou uma pasta, ou --command, e não ambos.
trustUpdate.importFirst	A primeira lista de um publicador é recebida por epass trust setup ou epass trust import.
trustUpdate.nothingFollows	{count, plural, =1 {O que foi indicado não sucede} other {Nenhum dos # objetos indicados sucede}} a nada que o repositório de confiança tenha.
trustUpdate.nothingNew	Não há nada de novo: {path} está atualizado com o que foi indicado.
trustUpdate.nothingTaken	Nada foi aceite; o repositório de confiança está como estava.
trustUpdate.passedOver	= ignorados, porque nada no repositório os precede: {count}
trustUpdate.timeout	--timeout aceita segundos, de 1 a 86400.
usage.challenge	--challenge leva 16 dígitos hexadecimais; {count, plural, one {isto é # carácter} other {estes são # caracteres}}.
usage.didYouMean	Queria dizer {name}? {command} --help diz mais.
usage.missing	Falta {argument}.
usage.missingCommand	{command} precisa de um comando.
usage.needs	{command} precisa de {argument}. {what}.
usage.noCheck	Não existe a verificação {name}.
usage.noCommand	{command} não tem o comando {word}.
usage.noOption	{command} não tem a opção {option}.
usage.noSchema	O esquema {name} não existe.
usage.noSuchValue	{option} não aceita {value}. Aceita: {values}.
usage.noValue	{option} precisa de um valor.
usage.noValueTaken	{option} não aceita valor; foi indicado {value}.
usage.other	{problem}
usage.seeChecks	epass help checks enumera-os todos.
usage.seeCommands	{command} --help enumera os comandos.
usage.seeHelp	{command} --help diz o que aceita.
usage.seeSchemas	epass schema enumera-os todos.
usage.tooMany	Isto não pertence aqui: {arguments}.
usage.value	{option} não aceita {value}.
usage.valueBecause	{option} não aceita {value}: {problem}
usage.verifyFile	epass verify {file} avalia um ficheiro existente; epass read lê um chip.
verify.certificateUnused	--certificate é para selos, e aqui não é usado.
verify.expectSealAlone	{option} é de documentos: omita-o com --expect seal.
verify.policyExpectsSeal	{option} é de documentos, e a política {policy} espera um selo: omita-o, indique outra política ou --expect document.
verify.sealHasNoZone	O selo não contém nenhuma MRZ com que comparar --mrz.
verify.sealWantsLines	Um selo é comparado com as linhas da MRZ, e não com o número e as datas sozinhos.
watch.commandCrashed	{command} foi terminado pelo sinal {signal}.
watch.commandFailed	{command} terminou com o estado {status}.
watch.commandLeftOut	{command} não foi executado para o documento {sequence}: há demasiadas execuções à espera de vez.
watch.commandNotStarted	Não foi possível iniciar {command}: {error}.
watch.commandOverdue	{command} demorou demasiado e foi terminado.
watch.commandWords	--on-result não indica nenhum programa, ou há nele uma aspa por fechar: {command}.
watch.document	documento {code} {state}
watch.following	A ler cada documento pousado num leitor; Ctrl-C termina.
watch.giveCommand	Indique um programa pelo seu caminho, ou um do PATH, e os seus argumentos separados por espaços.
watch.lineTooLong	A linha é mais longa do que qualquer linha de um documento.
watch.mute	O que está em {reader} não responde como um chip: pouse o documento plano e imóvel.
watch.noCommand	Não há nenhum programa {command} que se possa executar.
watch.noZone	O que chegou não é uma MRZ. {error}.
watch.passport	passaporte {state}
watch.readerAdded	O leitor {reader} está presente.
watch.readerRemoved	O leitor {reader} foi desligado.
watch.reading	A ler o documento em {reader} ...
watch.scanAgain	Retire o documento, digitalize de novo a sua MRZ e volte a pousá-lo.
watch.serviceBack	O serviço de smart cards voltou.
watch.serviceLost	{error}. O epass espera até que volte.
watch.summary	{count, plural, =1 {Foi lido # documento} other {Foram lidos # documentos}}: {successful} bem-sucedidos, {failed} falhados, {undetermined} indeterminados, {aborted} interrompidos.
watch.takenUnread	O documento em {reader} foi retirado antes de chegar a sua MRZ.
watch.typeZones	Digitalize ou introduza a MRZ de cada documento, antes ou depois de o pousar no leitor. Não é mostrada.
watch.wantsZone	O documento em {reader} espera pela sua MRZ.
watch.zoneKept	A MRZ espera um minuto pelo seu documento.
watch.zoneRepeated	A MRZ é a do documento que está no leitor; foi descartada.
watch.zoneReplaced	Chegou outra MRZ antes de um documento; a anterior foi apagada.
watch.zoneTooEarly	O documento no leitor já foi tratado: retire-o primeiro e digitalize depois a MRZ do seguinte. Esta MRZ foi descartada.
watch.zoneUnfinished	Uma MRZ não foi concluída; as suas linhas foram apagadas.
watch.zoneWiped	Não chegou nenhum documento para a MRZ; foi apagada.
watch.zonesEnded	A entrada padrão terminou: os documentos que precisam de uma MRZ já não podem ser abertos.
way.answerInPieces	Uma resposta do chip veio em partes.
way.applicationSelectedAgain	Um ficheiro só foi encontrado depois de a aplicação ser selecionada mais uma vez.
way.endOfFileOffset	O fim de um ficheiro foi indicado pela recusa do chip em ler para além dele.
way.endOfFileRefused	O fim de um ficheiro foi indicado por uma palavra que significa outra coisa.
way.endOfFileWarning	O fim de um ficheiro foi indicado pelo aviso do chip.
way.extendedLengthLost	Perderam-se comandos longos entre o leitor e o chip e foram enviados comandos curtos em seu lugar.
way.lengthCorrected	O chip disse quantos octetos se devem pedir.
way.masterFileSelected	EF.CardAccess só foi encontrado depois de o ficheiro mestre ser selecionado pelo seu identificador.
way.masterFileSelectedWithoutIdentifier	EF.CardAccess só foi encontrado depois de o ficheiro mestre ser selecionado sem identificador.
way.shortReads	O chip dá menos octetos do que os pedidos.
way.signatureAskedShort	A assinatura do chip também foi pedida numa resposta curta.
zone.cardAccessNumber	Um número de acesso do cartão nada diz sobre DG1.
zone.checkDigitsRight	Os dígitos de controlo em DG1 estão certos.
zone.checkDigitsWrong	Dígitos de controlo errados em DG1: {fields}.
zone.comparedInPart	Do que está impresso só foram comparados estes campos, que coincidem com os de DG1: {fields}.
zone.dataGroup1NotThere	DG1 não foi lido ou não pode ser descodificado.
zone.fieldsDiffer	A impressão e o chip diferem em: {fields}.
zone.formNotRecorded	A forma da MRZ impressa não está registada.
zone.layoutDiffers	A MRZ impressa tem a disposição {printed}, a de DG1 {chip}.
zone.linesMatch	Todos os campos da MRZ impressa coincidem com os de DG1.
zone.notGiven	Não foi indicada uma MRZ impressa para comparar com DG1.
zone.notReached	A leitura terminou antes de DG1 poder ser comparado.
zone.onlyTripleGiven	Da MRZ impressa só foram indicados o número e as datas.
zone.optionalDataDiffers	A impressão e o chip só diferem nos dados opcionais.
zone.printedCheckDigitsWrong	Dígitos de controlo errados na MRZ impressa: {fields}.
zone.printedFormRight	A MRZ impressa tem a disposição {format} e os seus dígitos de controlo estão certos.
zone.tripleMatches	O número do documento, o nascimento e a validade impressos coincidem com os de DG1.
zone.unknown	Não se sabe o que está impresso no documento.
"""#)
}
