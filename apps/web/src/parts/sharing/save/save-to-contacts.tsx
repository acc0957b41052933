import type { ApolloCache } from '@apollo/client';
import { useSaveReceivedCardMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, type ButtonVariant, buttonClass, useToast } from '@tessera/ui';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../../../data/errors/error-text.ts';
import { paths } from '../../../paths.ts';

export interface SaveToContactsProps {
  card: { id: string; title: string; savedContactId: string | null };
  /** The share that brought the card, where it is known. */
  shareMark?: string | null;
  /** Of the link of a private card. */
  token?: string | null;
  variant?: ButtonVariant;
  /** Whose card it is, where that stands beside the button, which then says less. */
  name?: string;
}

/** Keeps another's card in the address book; once it is there, leads to it. */
export function SaveToContacts({ card, shareMark, token, variant = 'quiet', name }: SaveToContactsProps) {
  const toast = useToast();
  const [wasPressed, setWasPressed] = useState(false);
  const [saveCard, { loading }] = useSaveReceivedCardMutation();
  const save = async () => {
    setWasPressed(true);
    try {
      await saveCard({
        variables: { input: { cardId: card.id, shareMark: shareMark ?? null, token: token ?? null } },
        update: (cache, { data }) => data && noteSaved(cache, card.id, data.saveReceivedCard.contact.id),
      });
      toast(t('Saved to contacts'));
    } catch (error) {
      toast(errorText(error, t('Couldn’t save this. Try again.')), { tone: 'bad' });
    }
  };
  if (card.savedContactId) {
    return (
      <SavedLink contactId={card.savedContactId} title={name ?? card.title} variant={variant} takesFocus={wasPressed} />
    );
  }
  return (
    <Button
      variant={variant}
      aria-label={t('Save to contacts: {title}', { title: name ?? card.title })}
      isBusy={loading}
      onClick={() => void save()}
    >
      {name === undefined ? t('Save to contacts') : t('Save')}
    </Button>
  );
}

interface SavedLinkProps {
  contactId: string;
  title: string;
  variant: ButtonVariant;
  /** It stands where the button was that had it. */
  takesFocus: boolean;
}

function SavedLink({ contactId, title, variant, takesFocus }: SavedLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // Before anybody can notice that the button which had the focus is gone.
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Link
      ref={link}
      to={paths.contactDetails(contactId)}
      aria-label={t('Saved: {title}, to the contact', { title })}
      className={buttonClass(variant)}
    >
      <Check aria-hidden="true" />
      {t('Saved')}
    </Link>
  );
}

/** Every place that shows the card says so at once. */
function noteSaved(cache: ApolloCache, cardId: string, savedContactId: string): void {
  cache.modify({
    id: cache.identify({ __typename: 'Card', id: cardId }),
    fields: { savedContactId: () => savedContactId },
  });
}
