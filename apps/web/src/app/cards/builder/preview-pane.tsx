import { cardPreview, formatPhone, shownWorks } from '@tessera/domain';
import { listOf, t } from '@tessera/texts';
import { Button, ChoiceChip } from '@tessera/ui';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { arrange, type ContactLine } from '../../../parts/card-face/arrange.ts';
import { CardFace } from '../../../parts/card-face/card-face.tsx';
import { OwnPage } from '../own-page.tsx';
import type { BuilderValues } from './builder-values.ts';
import { EditableFace } from './editable-face.tsx';
import { LookControls } from './look-controls.tsx';

/** The height of the bar at the top of the screen (`top-15`). */
const BAR_PX = 60;

/** The card as it is being written, and the choice of its theme. */
export function PreviewPane() {
  const face = useRef<HTMLDivElement>(null);
  const isAbove = useIsAbove(face);
  return (
    <section
      aria-label={t('Preview')}
      className="rounded-lg border border-line bg-stage px-5 py-7 sm:px-10 sm:py-10 lg:sticky lg:top-46 lg:max-h-[calc(100dvh-12.5rem)] lg:self-start lg:overflow-y-auto"
    >
      <div ref={face}>
        <LivePreview />
      </div>
      <LookControls />
      {isAbove && <PreviewStrip />}
    </section>
  );
}

/** The card's face, or the page that visitors open. */
function LivePreview({ onEdit }: { onEdit?: () => void }) {
  const [isPage, setIsPage] = useState(false);
  const data = useWatch<BuilderValues, 'data'>({ name: 'data' });
  return (
    <>
      <fieldset className="mb-4 flex justify-center gap-2">
        <legend className="sr-only">{t('What the preview shows')}</legend>
        <ChoiceChip isOn={!isPage} onClick={() => setIsPage(false)}>
          {t('Face|of a card')}
        </ChoiceChip>
        <ChoiceChip isOn={isPage} onClick={() => setIsPage(true)}>
          {t('Page|of a card')}
        </ChoiceChip>
      </fieldset>
      {isPage ? (
        <OwnPage data={data} />
      ) : (
        <>
          <EditableFace data={data} onEdit={onEdit} />
          <LeftOutNote />
          <LiveWorks />
        </>
      )}
    </>
  );
}

/**
 * On a phone the card has scrolled away while one types: it stays in sight, small. A tap unfolds it to half the screen, where
 * its look can be changed beside the form.
 */
function PreviewStrip() {
  const { getValues, setValue } = useFormContext<BuilderValues>();
  const name = useWatch<BuilderValues, 'data.name'>({ name: 'data.name' });
  const role = useWatch<BuilderValues, 'data.role'>({ name: 'data.role' });
  /** The look when it was unfolded; null while it is folded. */
  const [before, setBefore] = useState<Pick<BuilderValues['data'], 'theme' | 'design'> | null>(null);
  const done = useRef<HTMLButtonElement>(null);
  const strip = useRef<HTMLButtonElement>(null);
  const unfold = () => {
    const { theme, design } = getValues('data');
    setBefore({ theme, design: design ?? null });
    requestAnimationFrame(() => done.current?.focus());
  };
  const fold = () => {
    setBefore(null);
    requestAnimationFrame(() => strip.current?.focus());
  };
  const cancel = () => {
    if (before) {
      setValue('data.theme', before.theme, { shouldDirty: true });
      setValue('data.design', before.design ?? null, { shouldDirty: true });
    }
    fold();
  };
  if (before) {
    return (
      <section
        data-strip
        aria-label={t('Preview, unfolded')}
        onKeyDown={({ key }) => key === 'Escape' && fold()}
        className="fixed inset-x-0 top-15 z-20 max-h-[50dvh] overflow-y-auto overscroll-contain border-b border-line bg-stage px-5 pb-4 shadow-card lg:hidden"
      >
        <div className="sticky top-0 z-10 -mx-5 mb-3 flex justify-between gap-3 border-b border-line bg-stage px-3 py-1.5">
          <Button variant="quiet" onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button variant="quiet" ref={done} onClick={fold} className="font-medium">
            {t('Done')}
          </Button>
        </div>
        {/* Unfolded, it would cover the field. Folded first, so that the page knows how much of it is free. */}
        <LivePreview onEdit={() => flushSync(() => setBefore(null))} />
        <LookControls />
      </section>
    );
  }
  return (
    <button
      type="button"
      data-strip
      ref={strip}
      aria-expanded={false}
      onClick={unfold}
      className="fixed inset-x-0 top-15 z-20 flex items-center gap-3.5 border-b border-line bg-ground px-5 py-2 text-start lg:hidden"
    >
      <SmallFace />
      <span className="grid min-w-0 flex-1">
        <span className="sr-only">{t('Preview:')} </span>
        <span dir="auto" className="truncate text-md font-medium">
          {name || t('Your name')}
        </span>
        <span dir="auto" className="truncate text-sm text-ink-2">
          {role}
        </span>
      </span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 stroke-[1.6] text-ink-3" />
    </button>
  );
}

/** Drawn at the width at which all of it can be read, and made smaller as a whole. */
function SmallFace() {
  const data = useWatch<BuilderValues, 'data'>({ name: 'data' });
  return (
    <span aria-hidden="true" className="block h-14 w-25 shrink-0 overflow-hidden rounded-xs">
      <span className="pointer-events-none block w-80 origin-top-left scale-[0.3125] rtl:origin-top-right">
        <CardFace preview={cardPreview(data, formatPhone)} />
      </span>
    </span>
  );
}

/** Whether it has left the screen at its top, behind the bar there. */
function useIsAbove(ref: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setIsAbove(!entry.isIntersecting && entry.boundingClientRect.top < BAR_PX);
      },
      { rootMargin: `-${BAR_PX}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isAbove;
}

const CONTACT_NAMES: Record<ContactLine['label'], string> = {
  day: t('Date'),
  tel: t('Phone'),
  mail: t('Email'),
  web: t('Website'),
  loc: t('Address'),
};

/** What has no room on the face, so that nobody looks for it there. */
function LeftOutNote() {
  const data = useWatch<BuilderValues, 'data'>({ name: 'data' });
  const { leftOut } = arrange(cardPreview(data, formatPhone));
  if (leftOut.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-ink-2">
      {t('On the card’s page, not on its face: {fields}.', {
        fields: listOf(leftOut.map(({ label }) => CONTACT_NAMES[label])),
      })}
    </p>
  );
}

/** The works of a portfolio, which stand below the card on its page. */
function LiveWorks() {
  const data = useWatch<BuilderValues, 'data'>({ name: 'data' });
  const works = shownWorks(data);
  if (works.length === 0) return null;
  return (
    <ul aria-label={t('Works')} className="mt-6 grid grid-cols-3 gap-3 border-t border-line pt-6 sm:grid-cols-4">
      {works.map(({ src, alt, title, year }) => (
        <li key={src} className="min-w-0">
          <img src={src} alt={alt} className="aspect-4/3 w-full rounded-sm bg-brass-soft object-cover" />
          <p dir="auto" className="mt-1 truncate text-sm text-ink-2">
            {title} <span className="num">{year}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
