import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { escapeHtml } from '../../infra/html.ts';
import { setFontConfig } from '../../infra/settings/env.ts';
import { type FontMetrics, readFontMetrics } from './font-metrics.ts';

const require = createRequire(import.meta.url);

/** All that pictures are set in. They come with the product, so that a bare machine draws what every other one draws. */
const FILES = {
  serif: require.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf'),
  serifItalic: require.resolve('@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf'),
  sans: require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf'),
  sansBold: require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf'),
  mono: require.resolve('@expo-google-fonts/geist-mono/400Regular/GeistMono_400Regular.ttf'),
  monoMedium: require.resolve('@expo-google-fonts/geist-mono/500Medium/GeistMono_500Medium.ttf'),
  devanagari: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  devanagariBold: require.resolve(
    '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ),
  arabic: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  arabicBold: require.resolve('@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
};

export type Face = keyof typeof FILES;

/** The attributes that choose a face in SVG. What a face lacks is taken from those behind it. */
export const FACE_ATTRIBUTES: Record<Face, string> = {
  serif: font('Newsreader', 400),
  serifItalic: `${font('Newsreader', 400)} font-style="italic"`,
  sans: font('Geist', 400),
  sansBold: font('Geist', 600),
  mono: font('Geist Mono', 400),
  monoMedium: font('Geist Mono', 500),
  devanagari: font('Noto Sans Devanagari', 400),
  devanagariBold: font('Noto Sans Devanagari', 600),
  arabic: font('Noto Sans Arabic', 400),
  arabicBold: font('Noto Sans Arabic', 600),
};

function font(family: string, weight: number): string {
  return `font-family="${family}, Geist, Noto Sans Devanagari, Noto Sans Arabic" font-weight="${weight}"`;
}

/** Shows the drawing library these fonts and no others. To be called before it draws its first text; `folder` is ours. */
export function installFonts(folder: string): void {
  const folders = Object.values(FILES).map(dirname);
  const tags = folders.map((path) => `<dir>${escapeHtml(path)}</dir>`).join('');
  const cache = `<cachedir>${escapeHtml(join(folder, 'cache'))}</cachedir>`;
  const file = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${tags}${cache}</fontconfig>\n`);
  setFontConfig(file);
}

const known = new Map<Face, FontMetrics>();

/** How wide the letters of a face are. Read once. */
export function loadMetrics(face: Face): FontMetrics {
  const metrics = known.get(face) ?? readFontMetrics(readFileSync(FILES[face]));
  known.set(face, metrics);
  return metrics;
}

/** The file of a face, for documents that carry their fonts. */
export function fontFile(face: Face): string {
  return FILES[face];
}

const BOLD: ReadonlySet<Face> = new Set(['sansBold', 'monoMedium']);

/** The face that draws a letter where `face` is wanted: the first that has it; itself where none has. */
export function findFace(letter: string, face: Face): Face {
  const code = letter.codePointAt(0) ?? 0;
  const others: readonly Face[] = BOLD.has(face)
    ? ['sansBold', 'devanagariBold', 'arabicBold']
    : ['sans', 'devanagari', 'arabic'];
  return [face, ...others].find((candidate) => loadMetrics(candidate).measure(code) !== null) ?? face;
}

let hasFonts = false;

/** Once a process: the drawing library reads its settings with its first text. */
export function prepareFonts({ dataDir }: { dataDir: string }): void {
  if (!hasFonts) installFonts(join(dataDir, 'fonts'));
  hasFonts = true;
}
