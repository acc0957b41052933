import { INSTALL_PAGE, INSTALL_WAYS, type InstallWay } from '../content/install.ts';
import { COLUMN } from '../parts/section.tsx';
import { InstallHere } from './install-here.tsx';
import { AndroidPicture, DesktopPicture, IosPicture } from './pictures.tsx';

const PICTURES = { android: AndroidPicture, ios: IosPicture, desktop: DesktopPicture };

/** `/install`: the app comes from the browser; how, for each kind of device. `#android` and `#ios` are linked to. */
export function Install() {
  return (
    <div className={`${COLUMN} py-14 lg:py-20`}>
      <header className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <p className="cap text-brass">{INSTALL_PAGE.cap}</p>
          <h1 className="mt-4 max-w-[14ch] text-hero leading-[1.02]">{INSTALL_PAGE.title}</h1>
          <p className="mt-7 max-w-140 text-lg text-ink-2">{INSTALL_PAGE.lead}</p>
        </div>
        <InstallHere />
      </header>
      <div className="mt-14 lg:mt-20">
        {INSTALL_WAYS.map((way) => (
          <Way key={way.id} way={way} />
        ))}
      </div>
    </div>
  );
}

function Way({ way: { id, title, browsers, steps, note } }: { way: InstallWay }) {
  const Picture = PICTURES[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 items-center gap-x-16 gap-y-8 border-t border-line py-12 target:border-brass-fill md:grid-cols-[1fr_18rem] lg:grid-cols-[1fr_22rem]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1.5 text-md text-ink-2">{browsers}</p>
        <ol className="mt-6 max-w-140 border-t border-line">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.25rem_1fr] border-b border-line py-3.5">
              <span aria-hidden="true" className="num font-serif text-lg leading-[1.3] text-brass">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-4 text-sm text-ink-2">{note}</p>
      </div>
      <Picture />
    </section>
  );
}
