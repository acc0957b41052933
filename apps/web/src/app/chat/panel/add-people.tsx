import type { GroupPanelFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { ContactRound, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { AddByPhone } from './add-by-phone.tsx';
import { AddContactsDialog } from './add-contacts-dialog.tsx';
import { AddManyDialog } from './add-many-dialog.tsx';
import { PanelSection } from './panel-section.tsx';

/** How admins add people: by number, by many numbers, from an address book. */
export function AddPeople({ group }: { group: GroupPanelFragment }) {
  const [dialog, setDialog] = useState<'many' | 'contacts' | null>(null);
  const close = () => setDialog(null);
  return (
    <PanelSection title={t('Add people')}>
      <p className="mb-3 text-sm text-ink-2">
        {t('People who know you are added at once. All others get an invitation.')}
      </p>
      <AddByPhone groupId={group.id} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => setDialog('many')}>
          <ListPlus aria-hidden="true" />
          {t('Add many')}
        </Button>
        <Button onClick={() => setDialog('contacts')}>
          <ContactRound aria-hidden="true" />
          {t('Google contacts')}
        </Button>
      </div>
      {dialog === 'many' && <AddManyDialog group={group} onClose={close} />}
      {dialog === 'contacts' && <AddContactsDialog group={group} onClose={close} />}
    </PanelSection>
  );
}
