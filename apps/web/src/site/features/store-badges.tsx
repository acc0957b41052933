import { paths } from '../../paths.ts';
import { STORE_BADGES } from '../content/install.ts';

const DRAWINGS = { 'app-store': <PhoneWithNotch />, 'play-store': <PhoneWithDot /> };

/** Two badges that lead to how the app is installed on that phone. Drawn by us: there is no store to point to. */
export function StoreBadges() {
  return (
    <ul className="mt-9 flex flex-wrap gap-3">
      {STORE_BADGES.map(({ name, line, device, way }) => (
        <li key={name}>
          <a
            id={name}
            href={`${paths.install}#${way}`}
            className="flex items-center gap-3 rounded-lg border border-line-2 py-2 pe-5 ps-3.5 transition-colors duration-150 hover:border-ink-3"
          >
            {DRAWINGS[name]}
            <span className="leading-tight">
              <span className="block text-xs text-ink-2">{line}</span>{' '}
              <span className="font-serif text-lg leading-none">{device}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const DRAWING = 'h-9 w-6 fill-none stroke-ink stroke-[1.3]';

function PhoneWithNotch() {
  return (
    <svg viewBox="0 0 24 36" aria-hidden="true" className={DRAWING}>
      <rect x="3" y="2" width="18" height="32" rx="4.5" />
      <path d="M9 2v1.5a1 1 0 0 0 1 1h4a1 1 0 0 0 1-1V2" />
      <Tiles />
    </svg>
  );
}

function PhoneWithDot() {
  return (
    <svg viewBox="0 0 24 36" aria-hidden="true" className={DRAWING}>
      <rect x="3" y="2" width="18" height="32" rx="3" />
      <circle cx="12" cy="5.5" r="0.9" className="fill-ink" stroke="none" />
      <Tiles />
    </svg>
  );
}

function Tiles() {
  return (
    <g transform="translate(12 19) rotate(45)" stroke="none">
      <path d="M-4-4h3.4v3.4H-4zM-4 .6h3.4V4H-4zM.6.6H4V4H.6z" className="fill-ink" />
      <path d="M.6-4H4v3.4H.6z" className="fill-brass-fill" />
    </g>
  );
}
