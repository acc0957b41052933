import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import type { ReactNode } from 'react';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { PageFrame } from '../card/page-frame.tsx';

export interface TestCheckoutPageProps {
  /** Null once the page has ended. */
  page: { name: string; amount: string; backPath: string } | null;
}

/** The test provider's page on which to pay, in the place of Stripe's. */
export function TestCheckoutPage({ page }: TestCheckoutPageProps) {
  if (!page) return <Ended />;
  return (
    <TestFrame title={t('Test payment')} back={page.backPath}>
      <p className="[overflow-wrap:anywhere]">
        <bdi>{page.name}</bdi> · <span className="num">{page.amount}</span>
      </p>
      <form method="post">
        <Button type="submit" variant="primary" size="lg">
          {t('Pay {amount}', { amount: page.amount })}
        </Button>
      </form>
    </TestFrame>
  );
}

export interface TestAccountPageProps {
  /** Null for an account that there is not. */
  page: { isReady: boolean; backPath: string } | null;
}

/** The test provider's page of the account that is paid to. */
export function TestAccountPage({ page }: TestAccountPageProps) {
  if (!page) return <Ended />;
  return (
    <TestFrame title={t('Test account')} back={page.backPath}>
      {page.isReady ? (
        <p>{t('This account is ready. What people pay for your deals would be paid out from here.')}</p>
      ) : (
        <>
          <p>
            {t(
              'Stripe would ask for your name, your bank account and an identity document. The test provider doesn’t.',
            )}
          </p>
          <form method="post">
            <Button type="submit" variant="primary" size="lg">
              {t('Complete account')}
            </Button>
          </form>
        </>
      )}
    </TestFrame>
  );
}

function TestFrame({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  return (
    <PageFrame>
      <div className="grid max-w-130 justify-items-start gap-5 pt-4 md:pt-10">
        <h1>{title}</h1>
        <Notice>{t('Test provider: no money moves.')}</Notice>
        {children}
        <a href={back} className={LONE_LINK}>
          {t('Go back')}
        </a>
      </div>
    </PageFrame>
  );
}

function Ended() {
  return (
    <PageFrame>
      <div className="grid max-w-130 gap-4 pt-10 md:pt-20">
        <h1>{t('This payment page has expired.')}</h1>
        <p className="text-ink-2">
          {t('Someone has already paid here, or the page has expired. Open the payment link again.')}
        </p>
      </div>
    </PageFrame>
  );
}
