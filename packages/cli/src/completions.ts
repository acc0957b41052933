import type { Command } from './command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** The script of a shell, made from the table of commands; null for another shell. */
export function completions(shell: string, commands: readonly Command[]): string | null {
  if (shell === 'bash') return bash(commands);
  // zsh runs bash's completions, and only has to be told so.
  if (shell === 'zsh') return `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`;
  return shell === 'fish' ? fish(commands) : null;
}

/** What may follow what was typed: `''` → first words, `cards` → its second words, `cards list` → its options. */
function nextWords(commands: readonly Command[]): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  const add = (before: string, word: string) => words.set(before, (words.get(before) ?? new Set()).add(word));
  for (const { name, options } of commands) {
    const [first = '', second] = name.split(' ');
    add('', first);
    if (second) add(first, second);
    for (const option of [...Object.keys(options), 'json', 'help']) add(name, `--${option}`);
  }
  return words;
}

function bash(commands: readonly Command[]): string {
  const words = nextWords(commands);
  const list = (before: string) => [...(words.get(before) ?? [])].join(' ');
  const cases = [...words.keys()].filter(Boolean).map((before) => `    "${before}") words="${list(before)}" ;;`);
  return [
    '_tessera() {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell fills it in.
    '  local current="${COMP_WORDS[COMP_CWORD]}" one="${COMP_WORDS[1]}" two="${COMP_WORDS[1]} ${COMP_WORDS[2]}" words=""',
    `  if [ "$COMP_CWORD" -eq 1 ]; then words="${list('')}"; else`,
    '  case "$one" in',
    ...cases.filter((line) => !/^ +"\w+ /.test(line)),
    '  esac',
    '  if [ "$COMP_CWORD" -gt 2 ]; then case "$two" in',
    ...cases.filter((line) => /^ +"\w+ /.test(line)),
    '  esac; fi; fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '  [ -n "$COMPREPLY" ] || COMPREPLY=($(compgen -f -- "$current"))',
    '}',
    'complete -F _tessera tessera',
  ].join('\n');
}

function fish(commands: readonly Command[]): string {
  const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const lines = commands.flatMap(({ name, about, options }) => {
    const [first = '', second] = name.split(' ');
    const typed = second
      ? `__fish_seen_subcommand_from ${first}; and __fish_seen_subcommand_from ${second}`
      : `__fish_seen_subcommand_from ${first}`;
    const own = second
      ? [`-n '__fish_seen_subcommand_from ${first}' -a ${second} -d ${quote(about)}`]
      : [`-n __fish_use_subcommand -a ${first} -d ${quote(about)}`];
    const more = Object.entries(options).map(
      ([option, { about: text, type }]) =>
        `-n '${typed}' -l ${option}${type === 'string' ? ' -r' : ''} -d ${quote(text)}`,
    );
    return [...own, ...more];
  });
  const groups = [...new Set(commands.map(({ name }) => name.split(' ')).flatMap(([one, two]) => (two ? [one] : [])))];
  return [...groups.map((group) => `-n __fish_use_subcommand -a ${group}`), '-l json', ...lines]
    .map((line) => `complete -c tessera ${line}`)
    .join('\n');
}
