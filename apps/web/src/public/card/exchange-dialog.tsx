import { type CardExchange, EXCHANGE_LABELS, type ExchangeDetails, TOAST_MS } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, buttonClass, Checkbox, IconButton, Notice, SelectField, Skeleton, useToast } from '@tessera/ui';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAskBeforeUnload } from '../../parts/forms/use-ask-before-unload.ts';
import { type RequestForm, useRequestForm } from '../../parts/forms/use-request-form.ts';
import { copyText } from '../../parts/screen/copy-text.ts';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { readAccount, type VisitorAccount } from './exchange-account.ts';
import { Decoy, ExchangeConsent, ExchangeFields, saveText } from './exchange-fields.tsx';
import { type SentDetails, sendDetails } from './send-details.ts';

export interface ExchangeDialogProps {
  cardId: string;
  ownerName: string;
  exchange: CardExchange;
  /** Null where the owner doesn't offer one. */
  contactFilePath: string | null;
  onClose: () => void;
}

/** The exchange form over the card, then what was sent and the private link. Its code is fetched on the first tap. */
export function ExchangeDialog({ cardId, ownerName, exchange, contactFilePath, onClose }: ExchangeDialogProps) {
  const account = useAccount();
  const [sent, setSent] = useState<SentDetails | null>(null);
  return (
    <Sheet
      title={sent ? t('Thank you. Your details are sent.') : t('Leave your details with {ownerName}', { ownerName })}
      onClose={onClose}
    >
      {sent && (
        <Sent sent={sent} ownerName={ownerName} contactFilePath={contactFilePath} hasAccount={Boolean(account)} />
      )}
      {!sent && account === undefined && (
        <div role="status" aria-label={t('Loading')} className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      {!sent && account !== undefined && (
        <DetailsForm cardId={cardId} exchange={exchange} account={account} onSent={setSent} />
      )}
    </Sheet>
  );
}

/** The browser's own dialog: this page stays light. */
function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="exchange-title"
      onClose={onClose}
      className="sheet m-auto max-h-[calc(100dvh-2rem)] w-120 max-w-[calc(100vw-2rem)] overflow-x-clip rounded-xl border border-line bg-raised text-ink shadow-card backdrop:bg-veil"
    >
      <div className="p-5 sm:p-7">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id="exchange-title" className="min-w-0 pt-0.5 [overflow-wrap:anywhere]">
            {title}
          </h2>
          <IconButton label={t('Close')} className="-mt-1 -me-2" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface DetailsFormProps {
  cardId: string;
  exchange: CardExchange;
  account: VisitorAccount | null;
  onSent: (sent: SentDetails) => void;
}

function DetailsForm({ cardId, exchange, account, onSent }: DetailsFormProps) {
  const form: RequestForm = useRequestForm(async (values) => {
    const answer = await sendDetails(cardId, values, account?.sessionId);
    if (answer.isOk) onSent(answer.sent);
    return answer;
  });
  const { wiring, status, errors, failure } = form;
  const isTyped = useRef(false);
  useAskBeforeUnload(() => isTyped.current);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    isTyped.current = true;
    wiring.onInput(event);
  };
  return (
    <form {...wiring} onInput={onInput} className="relative grid gap-5">
      <ExchangeFields withCountries rules={exchange.rules} values={account?.values ?? {}} errors={errors} />
      <Decoy />
      {account && account.cards.length > 0 && <OwnCard cards={account.cards} />}
      <ExchangeConsent text={exchange.consent} version={exchange.consentVersion} error={errors.agreed} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" variant="primary" size="lg" isBusy={status === 'submitting'}>
        {status === 'submitting' ? t('Sending…') : t('Send my details')}
      </Button>
    </form>
  );
}

/** A visitor who has cards can send one along. */
function OwnCard({ cards }: { cards: VisitorAccount['cards'] }) {
  const [isOn, setIsOn] = useState(false);
  const [only] = cards;
  const label =
    cards.length === 1 ? t('Also send my card “{title}”', { title: only?.title }) : t('Also send one of my cards');
  return (
    <div className="grid gap-3">
      <Checkbox label={label} checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />
      {isOn && cards.length === 1 && <input type="hidden" name="ownCardId" value={only?.id} />}
      {isOn && cards.length > 1 && (
        <SelectField label={t('Card')} name="ownCardId">
          {cards.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

interface SentProps extends Pick<ExchangeDialogProps, 'ownerName' | 'contactFilePath'> {
  sent: SentDetails;
  /** The visitor is signed in and has no need of an invitation. */
  hasAccount: boolean;
}

function Sent({ sent: { details, url, isMailed }, ownerName, contactFilePath, hasAccount }: SentProps) {
  const toast = useToast();
  const copy = async () => {
    if (await copyText(url)) toast(t('Link copied'), { durationMs: TOAST_MS.copied });
    else toast(t('The link could not be copied.'), { tone: 'bad' });
  };
  const facts = (Object.keys(EXCHANGE_LABELS) as (keyof ExchangeDetails)[]).filter((fact) => details[fact]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status" className="text-ink-2">
        {t('{ownerName} has them now.', { ownerName })} {isMailed && t('We’ve emailed you a copy.')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {contactFilePath && (
          <a href={contactFilePath} className={`${buttonClass('primary', 'lg')} max-w-full min-w-0 grow`}>
            {saveText(ownerName)}
          </a>
        )}
        {!hasAccount && (
          <a href={paths.getStarted} className={`${buttonClass('outline', 'lg')} grow`}>
            {t('Create your own card')}
          </a>
        )}
      </div>
      <details className="border-t border-line pt-4 text-md">
        <summary className="cursor-pointer">{t('What you sent')}</summary>
        <dl className="mt-3 grid gap-2.5">
          {facts.map((fact) => (
            <div key={fact} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
              <dt className="text-sm text-ink-3">{say(EXCHANGE_LABELS[fact])}</dt>
              <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {details[fact]}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="text-sm text-ink-2">
        <Trans
          message="<0>Edit or delete what you sent</0> at any time. This private link is shown once. <1>Copy it</1>"
          parts={{
            0: (text) => (
              <a href={url} className={TEXT_LINK}>
                {text}
              </a>
            ),
            1: (text) => (
              <button type="button" className={TEXT_LINK} onClick={() => void copy()}>
                {text}
              </button>
            ),
          }}
        />
      </p>
    </div>
  );
}

/** undefined while it is asked. */
function useAccount(): VisitorAccount | null | undefined {
  const [account, setAccount] = useState<VisitorAccount | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void readAccount().then((found) => !isGone && setAccount(found));
    return () => {
      isGone = true;
    };
  }, []);
  return account;
}
