import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { DELETE_PAGE } from '../content/delete-account.ts';
import { COLUMN } from '../parts/section.tsx';
import { DeletionForm } from './deletion-form.tsx';

/** `/delete-account`: what a deletion is and how it goes, and the form that asks for one. */
export function DeleteAccount() {
  return (
    <div className={`${COLUMN} grid items-start gap-x-16 gap-y-12 py-14 lg:grid-cols-[1fr_1.1fr] lg:py-20`}>
      <div>
        <p className="cap text-brass">{DELETE_PAGE.cap}</p>
        <h1 className="mt-4 text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-[1.04]">{DELETE_PAGE.title}</h1>
        <p className="mt-6 max-w-115 text-lg text-ink-2">{DELETE_PAGE.lead}</p>
        <Steps />
        <dl className="mt-8 grid gap-5 text-md">
          <Fact title={DELETE_PAGE.goesTitle} text={DELETE_PAGE.goes} />
          <Fact title={DELETE_PAGE.staysTitle} text={DELETE_PAGE.stays} />
        </dl>
        <p className="mt-6 text-md text-ink-2">
          {DELETE_PAGE.before}{' '}
          <a href={paths.settingsPage('data')} className={TEXT_LINK}>
            {DELETE_PAGE.settings}
          </a>
        </p>
      </div>
      <div className="rounded-xl border border-line bg-surface p-5 sm:p-8">
        <DeletionForm />
      </div>
    </div>
  );
}

function Steps() {
  return (
    <>
      <h2 className="sr-only">{DELETE_PAGE.stepsTitle}</h2>
      <ol className="mt-9 border-t border-line">
        {DELETE_PAGE.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] border-b border-line py-4">
            <span aria-hidden="true" className="num font-serif text-lg text-brass">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-md text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd className="mt-0.5 text-ink-2">{text}</dd>
    </div>
  );
}
