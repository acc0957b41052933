import {
  BRAND_COLORS,
  type BrandColor,
  type BrandContrast,
  type BrandKit,
  brandContrasts,
  isHexColor,
  ratioText,
} from '@tessera/domain';
import { inSentence, t } from '@tessera/texts';
import { Button, Chip, TextField } from '@tessera/ui';

const COLOR_WORDS: Record<BrandColor, { name: string; hint: string }> = {
  primary: { name: t('Primary'), hint: t('The paper of cards.') },
  secondary: { name: t('Secondary'), hint: t('Roles, on the paper.') },
  accent: { name: t('Accent'), hint: t('Badges and the ornament.') },
};
const TEXT_WORDS: Record<BrandContrast['text'], string> = {
  letters: t('Names and contacts'),
  secondary: t('Roles, in secondary'),
  accent: t('Badges, in accent'),
};

export interface BrandColorsProps {
  colors: BrandKit['colors'];
  /** By colour. */
  errors: Partial<Record<BrandColor, string | undefined>>;
  onChange: (colors: BrandKit['colors']) => void;
}

/** The three colours, and how well each text is read on the first. */
export function BrandColors({ colors, errors, onChange }: BrandColorsProps) {
  const contrasts = brandContrasts(colors);
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-lg">{t('Colours')}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {BRAND_COLORS.map((key) => (
          <ColorField
            key={key}
            color={key}
            value={colors[key]}
            error={errors[key]}
            onChange={(value) => onChange({ ...colors, [key]: value })}
          />
        ))}
      </div>
      {contrasts.length > 0 && (
        <ul aria-label={t('Text on the primary colour')} className="border-t border-line">
          {contrasts.map((contrast) => (
            <ContrastRow
              key={contrast.text}
              contrast={contrast}
              paper={colors.primary}
              onTake={(color) => onChange({ ...colors, [contrast.text]: color })}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

interface ColorFieldProps {
  color: BrandColor;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Written as #rrggbb, or picked. */
function ColorField({ color, value, error, onChange }: ColorFieldProps) {
  const { name, hint } = COLOR_WORDS[color];
  const shown = isHexColor(value) ? value : '#000000';
  return (
    <TextField
      label={name}
      hint={hint}
      error={error}
      className="[&_input]:font-mono"
      autoComplete="off"
      spellCheck={false}
      maxLength={7}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <input
          type="color"
          aria-label={t('Pick {color}', { color: inSentence(name) })}
          className="size-8 cursor-pointer appearance-none rounded-sm border border-line-2 p-0 [&::-webkit-color-swatch]:rounded-sm [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
          value={shown}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  );
}

interface ContrastRowProps {
  contrast: BrandContrast;
  paper: string;
  onTake: (color: string) => void;
}

function ContrastRow({ contrast: { text, color, ratio, isReadable, nearest }, paper, onTake }: ContrastRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <Sample paper={paper} color={color} />
      <span className="min-w-0 flex-1 basis-36">
        <span className="block">{TEXT_WORDS[text]}</span>
        <span className="text-sm text-ink-2 num">{ratioText(ratio)}</span>
      </span>
      <Chip tone={isReadable ? 'ok' : 'bad'}>{isReadable ? t('Readable') : t('Too faint')}</Chip>
      {!isReadable && (
        <Button onClick={() => onTake(nearest)}>
          <span
            aria-hidden="true"
            style={{ backgroundColor: nearest }}
            className="size-4 rounded-sm border border-line"
          />
          {t('Use {nearest}', { nearest })}
        </Button>
      )}
    </li>
  );
}

/** Two lines of writing in that colour. As bars: what is too faint to be read must not be offered as a text. */
function Sample({ paper, color }: { paper: string; color: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: paper }}
      className="grid h-10 w-14 content-center gap-1.5 rounded-md border border-line px-3"
    >
      <span style={{ backgroundColor: color }} className="h-1 rounded-full" />
      <span style={{ backgroundColor: color }} className="h-1 w-2/3 rounded-full" />
    </span>
  );
}
