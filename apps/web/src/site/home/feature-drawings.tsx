import type { ReactElement } from 'react';
import type { HomeFeature } from '../content/home.ts';

/** A small engraving: hairlines in ink, one thing in brass. */
function Plate({ children }: { children: ReactElement[] }) {
  return (
    <svg
      viewBox="0 0 132 76"
      aria-hidden="true"
      className="h-19 w-33 fill-none stroke-ink-2 stroke-[1.1] [&_.brass]:stroke-brass-fill [&_.fill]:fill-brass-fill [&_.fill]:stroke-none [&_.ground]:fill-ground"
    >
      {children}
    </svg>
  );
}

function Builder() {
  return (
    <Plate>
      {[
        <rect key="back" x="44.5" y="4.5" width="84" height="48" rx="4" />,
        <rect key="middle" x="24.5" y="13.5" width="84" height="48" rx="4" className="ground" />,
        <rect key="front" x="4.5" y="22.5" width="84" height="48" rx="4" className="ground" />,
        <path key="lines" d="M14 36h34M14 44h22M14 60h18" />,
        <path key="caret" d="M54 30v12" className="brass" strokeWidth="2" />,
      ]}
    </Plate>
  );
}

function Sharing() {
  return (
    <Plate>
      {[
        <path key="finders" d="M4.5 8.5h18v18h-18zM50.5 8.5h18v18h-18zM4.5 54.5h18v18h-18z" />,
        <path key="eyes" d="M11 15h5v5h-5zM57 15h5v5h-5zM11 61h5v5h-5z" className="fill" />,
        <path
          key="dots"
          d="M32 9v6M40 9v12M32 23v8M6 36h10M24 36h14M46 34v8M54 38h14M32 48h10M34 56v14M44 58h8M60 48v10M68 50v6M52 68h16"
        />,
        <path key="near" d="M86 30a14 14 0 0 1 0 21" />,
        <path key="far" d="M95 23a24 24 0 0 1 0 35" />,
        <path key="farther" d="M104 16a34 34 0 0 1 0 49" className="brass" />,
      ]}
    </Plate>
  );
}

function Analytics() {
  return (
    <Plate>
      {[
        <path key="grid" d="M4 20.5h124M4 38.5h124M4 56.5h124" strokeOpacity="0.35" />,
        <path key="base" d="M4 72.5h124" />,
        <path key="before" d="M4 62c18-2 26-14 42-13s22 9 38 4 26-20 44-23" strokeDasharray="2 3" />,
        <path key="now" d="M4 58c18-6 24-24 42-22s24 6 38-4 24-20 44-22" className="brass" strokeWidth="1.8" />,
        <circle key="end" cx="127" cy="10.3" r="3" className="fill" />,
      ]}
    </Plate>
  );
}

function Offline() {
  return (
    <Plate>
      {[
        <rect key="phone" x="6.5" y="3.5" width="40" height="69" rx="6" />,
        <path key="speaker" d="M22 9.5h9" />,
        <rect key="card" x="12.5" y="18.5" width="28" height="16" rx="2" />,
        <path key="code" d="M18 44h6v6h-6zM29 44h6v6h-6zM18 55h6v6h-6zM29 55h3M35 58v3" />,
        <path
          key="waves"
          d="M74 32a36 36 0 0 1 48 0M82 42a23 23 0 0 1 32 0M90 51a11 11 0 0 1 16 0"
          strokeOpacity="0.5"
        />,
        <path key="cut" d="M80 62 116 22" className="brass" strokeWidth="1.8" />,
      ]}
    </Plate>
  );
}

function Contacts() {
  return (
    <Plate>
      {[
        <path key="lines" d="M4 24.5h124M4 49.5h124" strokeOpacity="0.35" />,
        <circle key="first" cx="15" cy="12" r="7.5" />,
        <circle key="second" cx="15" cy="37" r="7.5" className="brass" />,
        <circle key="third" cx="15" cy="62" r="7.5" />,
        <path key="names" d="M32 9.500h38M32 34.500h52M32 59.500h30" />,
        <path key="notes" d="M32 15.500h20M32 40.500h26M32 65.500h44" strokeOpacity="0.5" />,
        <path key="next" d="m112 37 4 4 8-9" className="brass" strokeWidth="1.8" />,
      ]}
    </Plate>
  );
}

function Assistant() {
  return (
    <Plate>
      {[
        <path key="lines" d="M4 12.500h96M4 30.500h40M66 30.500h52M4 48.500h84M4 66.500h58" />,
        <path key="struck" d="M44 30.500h22" strokeOpacity="0.35" strokeDasharray="2 2" />,
        <path key="caret" d="m50 42 5-8 5 8" className="brass" strokeWidth="1.8" />,
        <path key="better" d="M72 66.500h48" className="brass" strokeWidth="1.8" />,
      ]}
    </Plate>
  );
}

/** What stands above a feature of the front page. */
export const FEATURE_DRAWINGS: Record<HomeFeature['drawing'], () => ReactElement> = {
  builder: Builder,
  sharing: Sharing,
  analytics: Analytics,
  contacts: Contacts,
  offline: Offline,
  assistant: Assistant,
};
