import { t } from '@tessera/texts';
import type { ReactNode } from 'react';

const LINE = 'fill-none stroke-line-2';
const BAR = 'fill-line';
const SHEET = 'fill-raised stroke-line-2';
const CHOSEN = 'fill-brass-soft stroke-brass-fill';
const MARK = 'fill-none stroke-brass [stroke-linecap:round] [stroke-linejoin:round]';
const WORDS = 'fill-brass font-sans text-[9px] font-medium';

/** A drawing beside the steps, which say the same in words. */
function Picture({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 220 ${height}`} aria-hidden="true" className="mx-auto w-full max-w-70 stroke-[1.2]">
      {children}
    </svg>
  );
}

function Phone() {
  return (
    <>
      <rect x="44" y="6" width="132" height="228" rx="18" className="fill-surface stroke-line-2" />
      <rect x="92" y="14" width="36" height="5" rx="2.5" className={BAR} stroke="none" />
    </>
  );
}

/** Four tiles on their corner, as in the product's mark. */
function Mark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(45)`} stroke="none">
      <path d="M-6-6h5v5h-5zM-6 1h5v5h-5zM1 1h5v5h-5z" className="fill-ink" />
      <path d="M1-6h5v5h-5z" className="fill-brass-fill" />
    </g>
  );
}

function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, index) => (
    <rect key={width} x={x} y={y + index * 20} width={width} height="5" rx="2.5" className={BAR} stroke="none" />
  ));
}

/** Chrome's menu with its entry. */
export function AndroidPicture() {
  return (
    <Picture height={240}>
      <Phone />
      <rect x="54" y="28" width="92" height="16" rx="8" className={LINE} />
      {[31, 36, 41].map((y) => (
        <circle key={y} cx="160" cy={y} r="1.6" className="fill-brass" stroke="none" />
      ))}
      <Mark x={110} y={190} />
      <rect x="78" y="52" width="92" height="108" rx="8" className={SHEET} />
      <Lines x={90} y={65} widths={[52, 40]} />
      <rect x="82" y="98" width="84" height="22" rx="5" className={CHOSEN} />
      <path d="M92 104v8m-3-3 3 3 3-3M88 115h8" className={MARK} />
      <text x="101" y="112.5" stroke="none" className={WORDS}>
        {t('Add to Home')}
      </text>
      <Lines x={90} y={131} widths={[46]} />
      <Lines x={90} y={147} widths={[34]} />
    </Picture>
  );
}

/** Safari's share sheet with its entry. */
export function IosPicture() {
  return (
    <Picture height={240}>
      <Phone />
      <Mark x={110} y={64} />
      <path d="M104 222v-9h12v9zM110 217v-12m-3 3 3-3 3 3" className={MARK} />
      <path d="M52 108h116v84a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z" className={SHEET} />
      <rect x="98" y="113" width="24" height="3" rx="1.5" className={BAR} stroke="none" />
      <Lines x={64} y={128} widths={[58, 44]} />
      <rect x="58" y="162" width="104" height="24" rx="6" className={CHOSEN} />
      <text x="68" y="177" stroke="none" className={WORDS}>
        {t('Add to Home Screen')}
      </text>
    </Picture>
  );
}

/** A browser's window with the sign in its address bar. */
export function DesktopPicture() {
  return (
    <Picture height={160}>
      <rect x="6" y="8" width="208" height="144" rx="10" className="fill-surface stroke-line-2" />
      <path d="M6 40h208" className={LINE} />
      {[18, 27, 36].map((x) => (
        <circle key={x} cx={x} cy="24" r="2.5" className={BAR} stroke="none" />
      ))}
      <rect x="48" y="16" width="154" height="16" rx="8" className={LINE} />
      <rect x="182" y="14" width="20" height="20" rx="6" className={CHOSEN} />
      <path d="M188 19h4m4 4v3h-8v-7m2 10h4m0-11v5m-2-2 2 2 2-2" className={MARK} />
      <rect x="120" y="44" width="86" height="50" rx="8" className={SHEET} />
      <Mark x={135} y={60} />
      <Lines x={150} y={57} widths={[44]} />
      <rect x="158" y="74" width="40" height="13" rx="6.5" className={CHOSEN} />
      <text x="165" y="83.5" stroke="none" className={WORDS}>
        {t('Install')}
      </text>
      <Lines x={22} y={62} widths={[72, 56, 64]} />
    </Picture>
  );
}
