import { clsx } from 'clsx';

/** The mark: four tiles on their corner, one of them brass. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('size-6', className)}>
      <g transform="rotate(45 12 12)">
        <path d="M4 4h7v7H4zM4 13h7v7H4zM13 13h7v7h-7z" className="fill-ink" />
        <path d="M13 4h7v7h-7z" className="fill-brass-fill" />
      </g>
    </svg>
  );
}

/** Mark and name. `name` is the product's. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-serif text-[1.25rem] leading-none font-[450] tracking-[-0.02em]">
      <LogoMark />
      {name}
    </span>
  );
}
