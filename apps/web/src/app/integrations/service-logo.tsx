import { Workflow } from 'lucide-react';
import icons from './service-icons.svg?url';

/** What a service is known by, in its own colour; Automation, which stands for many, has a sign of ours. */
export function ServiceLogo({ logo }: { logo: { name: string; color: string } | null }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-lg border border-line bg-raised text-ink [&_svg]:size-5"
    >
      {logo ? (
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" style={{ color: logo.color }}>
          <use href={`${icons}#${logo.name}`} />
        </svg>
      ) : (
        <Workflow className="stroke-[1.6]" />
      )}
    </span>
  );
}
