import { clsx } from 'clsx';
import { ClaimList } from '../../parts/billing/plans/claim-list.tsx';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { FEATURE_GROUPS, type FeatureGroup } from '../content/features.ts';

/** The eight groups; what is not built yet says so. */
export function FeatureGroups() {
  return (
    <div className="grid gap-px border-y border-line bg-line md:grid-cols-2">
      {FEATURE_GROUPS.map((group, index) => (
        <Group key={group.id} group={group} isLeft={index % 2 === 0} />
      ))}
    </div>
  );
}

function Group({ group: { id, title, lead, claims, more }, isLeft }: { group: FeatureGroup; isLeft: boolean }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('scroll-mt-20 bg-ground py-9', isLeft ? 'md:pe-10 lg:pe-14' : 'md:ps-10 lg:ps-14')}
    >
      <h3 id={`${id}-title`} className="text-xl">
        {title}
      </h3>
      <p className="mt-1.5 text-ink-2">{lead}</p>
      <ClaimList claims={claims} className="mt-5" />
      {more && (
        <a href={more.to} className={`mt-5 inline-block ${LONE_LINK}`}>
          {more.label}
        </a>
      )}
    </section>
  );
}
