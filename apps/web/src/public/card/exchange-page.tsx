import type { CardExchange, ExchangeDetails, FieldErrors } from '@tessera/domain';
import { say, sayAll, t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { Decoy, ExchangeConsent, ExchangeFields } from './exchange-fields.tsx';
import { PageFrame } from './page-frame.tsx';

export interface ExchangePageProps {
  ownerName: string;
  cardPath: string;
  exchange: CardExchange;
  values: Partial<ExchangeDetails>;
  errors: FieldErrors;
  failure: string | null;
  token: string;
}

/** `/{owner}/{slug}/exchange`: the exchange form as the browser itself sends it. */
export function ExchangePage({ ownerName, cardPath, exchange, ...page }: ExchangePageProps) {
  const { values, errors, failure, token } = page;
  return (
    <PageFrame>
      <div className="max-w-130 pt-4 md:pt-10">
        <h1 className="[overflow-wrap:anywhere]">{t('Leave your details with {ownerName}', { ownerName })}</h1>
        <p className="mt-2 text-ink-2">
          {t('Only {ownerName} gets them, and you get a link to correct or delete them.', { ownerName })}
        </p>
        <form method="post" action={exchange.path} className="relative -mx-2 mt-7 grid gap-5 overflow-x-clip px-2">
          {failure && <Notice tone="bad">{failure}</Notice>}
          <ExchangeFields rules={exchange.rules} values={values} errors={sayAll(errors)} />
          <Decoy />
          <input type="hidden" name="token" value={token} />
          <ExchangeConsent
            text={exchange.consent}
            version={exchange.consentVersion}
            error={errors.agreedTo && say(errors.agreedTo)}
          />
          <div className="flex flex-wrap items-center gap-5">
            <Button type="submit" variant="primary" size="lg">
              {t('Send my details')}
            </Button>
            <a href={cardPath} className={LONE_LINK}>
              {t('Back to the card')}
            </a>
          </div>
        </form>
      </div>
    </PageFrame>
  );
}
