import { Button, Chip } from '@tessera/ui';

const CONNECTORS = [
  { id: 'hubspot', name: 'HubSpot', blurb: 'Contacts and leads go into your CRM.' },
  { id: 'salesforce', name: 'Salesforce', blurb: 'Contacts become leads of your sales team.' },
  { id: 'notion', name: 'Notion', blurb: 'Contacts are kept as pages of a database.' },
  { id: 'google', name: 'Google Contacts', blurb: 'Your address book, there as here.' },
  { id: 'automation', name: 'Automation', blurb: '2,000+ automations' },
];

/** Services that an account can be connected with. */
export function Connectors() {
  return (
    <section aria-labelledby="connectors">
      <h2 id="connectors" className="mb-4">
        Connectors
      </h2>
      <ul>
        {CONNECTORS.map(({ id, name, blurb }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3.5 first:border-t"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                {name}
                <Chip>Not built yet</Chip>
              </p>
              <p className="text-sm text-ink-2">{blurb}</p>
            </div>
            <Button disabled aria-label={`Connect ${name}`}>
              Connect
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
