// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// What makes a shell ask the program what may follow: `epass --generate-completion-script SHELL`.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    static let option = "--generate-completion-script"

    /// The script that the arguments ask for; nil where they ask for none.
    ///
    /// - Throws: `UsageError` where no shell is named, or one that is not known.
    static func asked(in arguments: [String]) throws(UsageError) -> CompletionScript? {
        let words = Words.withoutOption(arguments)
        guard let first = words.first, first == option || first.hasPrefix(option + "=") else { return nil }
        let name = first == option ? words.dropFirst().first : String(first.dropFirst(option.count + 1))
        guard let name else { throw UsageError(.usageNoValue(option: option), CommandPath([])) }
        let names = allCases.map(\.rawValue)
        guard let script = CompletionScript(rawValue: name) else {
            throw UsageError(
                .usageNoSuchValue(option: option, value: name, values: names), CommandPath([]), nearest: names, to: name
            )
        }
        return script
    }

    /// The text of the script.
    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// bash takes `=` for a word of its own: what belongs together is joined again, and only what stands behind the
    /// sign is replaced.
    private static let bashText = #"""
        # Completion of epass for bash: the program says what may follow.
        _epass() {
            local -a words=()
            local i last joins= kind= value current prefix=
            for ((i = 1; i <= COMP_CWORD; i++)); do
                last=$((${#words[@]} - 1))
                if [[ $last -ge 0 && ( -n $joins || ${COMP_WORDS[i]} == '=' ) ]]; then
                    words[last]+=${COMP_WORDS[i]}
                else
                    words+=("${COMP_WORDS[i]}")
                fi
                joins=
                [[ ${COMP_WORDS[i]} == '=' ]] && joins=1
            done
            last=$((${#words[@]} - 1))
            current=${words[last]#[\"\']}
            current=${current//\\/}
            words[last]=$current
            [[ $current == --*=* ]] && prefix=${current%%=*}=
            COMPREPLY=()
            {
                IFS= read -r kind
                while IFS= read -r value && IFS= read -r _; do
                    COMPREPLY+=("${value#"$prefix"}")
                done
            } < <("${1/#\~/$HOME}" --complete-words -- "${words[@]}" 2>/dev/null)
            current=${current#"$prefix"}
            case $kind in
            files) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current") ;;
            folders) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "$current") ;;
            programs) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -c -- "$current") ;;
            esac
            # Names with spaces are quoted, and folders get their slash.
            compopt -o filenames 2>/dev/null
            # Behind a comma, and behind the sign of an option, more is typed.
            [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *, ]] && compopt -o nospace 2>/dev/null
            return 0
        }
        complete -F _epass epass

        """#

    private static let zshText = #"""
        #compdef epass
        # Completion of epass for zsh: the program says what may follow.
        _epass() {
            local -a lines shown
            local kind prefix= value
            local -i line
            lines=("${(@f)$("${(Q)words[1]/#\~/$HOME}" --complete-words -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
            kind=$lines[1]
            [[ ${words[CURRENT]} == --*=* ]] && prefix=${words[CURRENT]%%=*}=
            for ((line = 2; line <= $#lines; line += 2)); do
                value=${lines[line]#$prefix}
                [[ -n $value ]] && shown+=("${value//:/\\:}:${lines[line + 1]}")
            done
            [[ -n $prefix ]] && compset -P '*='
            (( $#shown )) && _describe -t values epass shown
            case $kind in
            files) _files ;;
            folders) _files -/ ;;
            programs) _command_names -e ;;
            esac
        }
        if [[ $funcstack[1] == _epass ]]; then
            _epass "$@"
        else
            compdef _epass epass
        fi

        """#

    private static let fishText = #"""
        # Completion of epass for fish: the program says what may follow.
        function __epass_complete
            set -l words (commandline -opc)
            set -l lines (command $words[1] --complete-words -- $words[2..-1] (commandline -ct) 2>/dev/null)
            set -l place 2
            while test $place -le (count $lines)
                set -l next (math $place + 1)
                printf '%s\t%s\n' $lines[$place] "$lines[$next]"
                set place (math $place + 2)
            end
            switch $lines[1]
                case files
                    __fish_complete_path (commandline -ct)
                case folders
                    __fish_complete_directories (commandline -ct)
                case programs
                    __fish_complete_command
            end
        end
        complete -c epass -f -k -a '(__epass_complete)'

        """#
}
