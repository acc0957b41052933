import { readDefault, type SettingName, settings } from './schema.ts';

const WIDTH = 128;

/** The text of `.env.example`: each setting with its default, below its description. */
export function writeExample(): string {
  const names = Object.keys(settings.shape) as SettingName[];
  const lines = names.flatMap((name) => [
    ...wrap(settings.shape[name].description ?? ''),
    `${name}=${quote(readDefault(name))}`,
  ]);
  return [
    '# Copy to `.env` and change what differs. These are the defaults; an empty value is "not set".',
    '',
    ...lines,
    '',
  ].join('\n');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(`# ${word}`);
  }
  return lines;
}

const quote = (value: string) => (/[ <>]/.test(value) ? `"${value}"` : value);
