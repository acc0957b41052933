import { BLOCK_LIMITS, CARD_LIMITS, type CardBlock, LINK_ICONS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { TextAreaField, TextField } from '@tessera/ui';
import { LINK_ICON_DRAWINGS } from '../../../parts/card-view/link-icons.ts';
import type { BlockErrors } from './block-errors.ts';
import { BlockPictureInput } from './block-picture-input.tsx';
import { BlockUpload } from './block-upload.tsx';
import { GalleryInput } from './gallery-input.tsx';
import { ICON_LABELS } from './icon-labels.ts';

/** Changes a block, given its latest values. */
export type ChangeBlock = (change: (block: CardBlock) => Partial<CardBlock>) => void;

interface BlockInputsProps {
  block: CardBlock;
  errors: BlockErrors | undefined;
  onChange: ChangeBlock;
}

type TextName = 'title' | 'text' | 'url' | 'caption';

const LINK_INPUT = {
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'ltr',
  placeholder: 'https://…',
} as const;

/** Props of the inputs of one block. */
function inputsFor({ block, errors, onChange }: BlockInputsProps) {
  const text = (field: TextName, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: block[field],
    error: errors?.[field]?.message,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange(() => ({ [field]: target.value })),
  });
  return {
    text,
    title: (label: string) => text('title', label, BLOCK_LIMITS.title),
    url: (label: string) => ({ ...text('url', label, CARD_LIMITS.url), ...LINK_INPUT }),
    picture: (label: string) => ({
      label,
      value: block.imageUrl,
      error: errors?.imageUrl?.message,
      onChange: (imageUrl: string) => onChange(() => ({ imageUrl })),
    }),
  };
}

/** The fields for the block's kind. */
export function BlockInputs(props: BlockInputsProps) {
  const { block, errors, onChange } = props;
  const { text, title, url } = inputsFor(props);
  switch (block.kind) {
    case 'text':
      return (
        <>
          <TextField {...title(t('Heading'))} />
          <TextAreaField {...text('text', t('Text|block of a card'), BLOCK_LIMITS.text)} rows={4} />
        </>
      );
    case 'link':
      return (
        <>
          <TextField {...title(t('Title'))} />
          <TextField {...url(t('Link'))} />
          <TextField {...text('text', t('Second line'), BLOCK_LIMITS.line)} isOptional />
          <IconChoice value={block.icon} onChange={(icon) => onChange(() => ({ icon }))} />
        </>
      );
    case 'button':
      return (
        <>
          <TextField {...title(t('Text on the button'))} placeholder={t('Book a first visit')} />
          <TextField {...url(t('Link'))} />
        </>
      );
    case 'gallery':
      return (
        <>
          <TextField {...title(t('Heading'))} isOptional />
          <GalleryInput
            pictures={block.pictures}
            errors={errors?.pictures}
            onChange={(change) => onChange(({ pictures }) => ({ pictures: change(pictures) }))}
          />
        </>
      );
    case 'calendar':
      return (
        <>
          <TextField {...url(t('Booking link'))} hint={t('From Calendly, Cal.com, Google Calendar and others.')} />
          <TextField {...title(t('Title'))} placeholder={t('Book a time')} isOptional />
        </>
      );
    case 'map':
      return (
        <>
          <TextAreaField {...text('text', t('Address'), CARD_LIMITS.address)} rows={2} />
          <TextField {...title(t('Place'))} isOptional />
          <TextField {...url(t('Maps link'))} hint={t('Without one, the map searches for the address.')} isOptional />
        </>
      );
    case 'divider':
      return <p className="text-sm text-ink-2">{t('A line between two blocks.')}</p>;
    default:
      return <MediaInputs {...props} />;
  }
}

/** The fields of a block with a file or a picture of its own. */
function MediaInputs(props: BlockInputsProps) {
  const { block, onChange } = props;
  const { text, title, url, picture } = inputsFor(props);
  if (block.kind === 'video') {
    return (
      <>
        <BlockUpload
          {...url(t('Link to the video'))}
          kind="video"
          hint={t('YouTube, Vimeo or a video file. It loads nothing before a visitor plays it.')}
          onChange={(link) => onChange(() => ({ url: link }))}
        />
        <TextField {...title(t('Title'))} isOptional />
        <BlockPictureInput {...picture(t('Poster'))} isRound={false} />
      </>
    );
  }
  if (block.kind === 'file') {
    return (
      <>
        <BlockUpload
          {...url(t('Link to the file'))}
          kind="document"
          onChange={(link, name) =>
            onChange((before) => ({ url: link, ...(name && !before.title && { title: name }) }))
          }
        />
        <TextField {...title(t('Name'))} isOptional />
      </>
    );
  }
  return (
    <>
      <TextAreaField {...text('text', t('What they said'), BLOCK_LIMITS.text)} rows={3} />
      <TextField {...title(t('Name'))} isOptional />
      <TextField {...text('caption', t('Role and company'), BLOCK_LIMITS.caption)} isOptional />
      <BlockPictureInput {...picture(t('Photo'))} isRound />
    </>
  );
}

interface IconChoiceProps {
  value: CardBlock['icon'];
  onChange: (icon: CardBlock['icon']) => void;
}

function IconChoice({ value, onChange }: IconChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('Icon')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {(['', ...LINK_ICONS] as const).map((icon) => {
          const Icon = icon && LINK_ICON_DRAWINGS[icon];
          const label = icon ? ICON_LABELS[icon] : t('First letter of the site');
          return (
            <button
              key={icon}
              type="button"
              title={label}
              aria-label={label}
              aria-pressed={icon === value}
              onClick={() => onChange(icon)}
              className="grid size-9 place-items-center rounded-md border border-line text-ink-2 hover:border-ink-3 hover:text-ink aria-pressed:border-brass aria-pressed:bg-brass-soft aria-pressed:text-ink pointer-coarse:size-11 [&_svg]:size-[18px] [&_svg]:stroke-[1.6]"
            >
              {Icon ? <Icon aria-hidden="true" /> : <span aria-hidden="true">A</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
