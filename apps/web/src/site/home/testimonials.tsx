import { t } from '@tessera/texts';
import { Avatar, IconButton } from '@tessera/ui';
import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { HOME_TITLES, TESTIMONIAL_MS, TESTIMONIALS, type Testimonial } from '../content/home.ts';
import { COLUMN } from '../parts/section.tsx';
import { type Carousel, useCarousel } from './use-carousel.ts';

/** What people say, one at a time, after the carousel pattern of the ARIA practices. */
export function Testimonials() {
  const carousel = useCarousel(TESTIMONIALS.length, TESTIMONIAL_MS);
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={HOME_TITLES.testimonials}
      className="border-t border-line"
      {...carousel.holders}
    >
      <div className={`${COLUMN} py-16 lg:py-24`}>
        <div aria-live={carousel.isPlaying ? 'off' : 'polite'} className="grid">
          {TESTIMONIALS.map((testimonial, at) => (
            <Slide key={testimonial.name} testimonial={testimonial} at={at} isShown={at === carousel.index} />
          ))}
        </div>
        <Controls carousel={carousel} />
      </div>
    </section>
  );
}

/** All slides lie in one cell, so that the tallest one gives the height and nothing moves; without a script all are shown. */
function Slide({ testimonial, at, isShown }: { testimonial: Testimonial; at: number; isShown: boolean }) {
  const { name, role, city, avatar, quote } = testimonial;
  return (
    <section
      aria-roledescription={t('slide')}
      aria-label={t('{place} of {count}', { place: at + 1, count: TESTIMONIALS.length })}
      className={clsx(
        'col-start-1 row-start-1 flex flex-col justify-between gap-8 transition-[opacity,visibility] duration-500 noscript:visible noscript:row-auto noscript:mb-12 noscript:opacity-100',
        isShown ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      <blockquote className="max-w-[30ch] font-serif text-[clamp(1.625rem,1.1rem+2.4vw,3.25rem)] leading-[1.14] tracking-[-0.018em] text-balance">
        “{quote}”
      </blockquote>
      <p className="flex items-center gap-3.5">
        <Avatar initials={avatar} className="size-11" />
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className="block text-md text-ink-2">
            {role} · {city}
          </span>
        </span>
      </p>
    </section>
  );
}

function Controls({ carousel: { index, isPlaying, choose, toggle } }: { carousel: Carousel }) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="mt-8 -ms-2.5 flex items-center gap-1 noscript:hidden">
      <IconButton label={isPlaying ? t('Pause') : t('Play')} onClick={toggle}>
        <Icon aria-hidden="true" />
      </IconButton>
      <ul aria-label={t('Choose what to read')} className="flex">
        {TESTIMONIALS.map(({ name }, at) => (
          <li key={name}>
            <button
              type="button"
              aria-label={t('{place} of {count}, {name}', { place: at + 1, count: TESTIMONIALS.length, name })}
              aria-current={at === index ? 'true' : undefined}
              className="group grid size-8 pointer-coarse:size-11 place-items-center rounded-full"
              onClick={() => choose(at)}
            >
              <span className="size-2 rotate-45 bg-line-2 transition-colors group-hover:bg-ink-3 group-aria-[current=true]:bg-brass-fill" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
