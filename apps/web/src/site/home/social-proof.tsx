import { SOCIAL_PROOF } from '../content/home.ts';
import { COLUMN } from '../parts/section.tsx';

/** Who uses the product already, in large figures. */
export function SocialProof() {
  return (
    <section aria-labelledby="social-proof" className="border-t border-line bg-stage">
      <div className={`${COLUMN} py-14 lg:py-20`}>
        <h2 id="social-proof" className="sr-only">
          {SOCIAL_PROOF.title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {SOCIAL_PROOF.figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1.5 border-s border-line-2 ps-5">
              <dt className="text-md text-ink-2">{label}</dt>
              <dd className="num font-serif text-[clamp(2.5rem,1.8rem+3vw,4rem)] leading-none tracking-[-0.03em]">
                <bdi dir="ltr">{figure}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ul className="mt-12 flex flex-wrap gap-x-10 gap-y-3 border-t border-line-2 pt-5 text-ink-2">
          {SOCIAL_PROOF.notes.map(({ figure, label }) => (
            <li key={label}>
              <bdi dir="ltr" className="font-serif text-lg text-brass">
                {figure}
              </bdi>{' '}
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
