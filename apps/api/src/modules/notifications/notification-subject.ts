import type { ShareMode } from '@tessera/domain';

/** What a notification is about, as far as its owner may see it now. */
export interface NotificationSubject {
  id: string;
  actor: string | null;
  leadName: string | null;
  /** Of a lead or a reminder. */
  contactId: string | null;
  /** Of the card on which details were left. */
  leadCardTitle: string | null;
  /** Null once the person is not in it any more. */
  conversation: 'direct' | 'group' | null;
  group: string | null;
  /** Of a share that still opens its card. */
  cardId: string | null;
  mark: string | null;
  mode: ShareMode | null;
  note: string | null;
  /** Of the deal that was paid, while it is theirs. */
  dealId: string | null;
  dealName: string | null;
  paidMinor: string | null;
  paidCurrency: string | null;
}
