import {
  type ExchangeFormStateFragment,
  type SetExchangeFormInput,
  useExchangeFormQuery,
  useSetExchangeFormMutation,
} from '@tessera/client';
import {
  EXCHANGE_FIELDS,
  EXCHANGE_LABELS,
  type ExchangeField,
  type ExchangeRule,
  exchangeRulesProblem,
} from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Notice, SelectField, Skeleton, Switch, useToast } from '@tessera/ui';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { useAttempt } from '../../../parts/feedback/use-attempt.ts';

const RULES: Record<ExchangeRule, string> = {
  HIDDEN: t('Not asked'),
  OPTIONAL: t('Optional'),
  REQUIRED: t('Required'),
};

/** Whether visitors of the card can leave their details, and what they are asked for. Takes effect at once. */
export function ExchangeSection({ dbId }: { dbId: string | undefined }) {
  return (
    <section aria-labelledby="exchange-form" className="mt-9 border-t border-line pt-4">
      <h3 id="exchange-form" className="mb-2">
        {t('Exchange contact')}
      </h3>
      <p className="mb-4.5 text-sm text-ink-2">
        {t(
          'Visitors can leave their details on the card’s page and become contacts. They see what you keep, and can correct or delete it.',
        )}
      </p>
      {dbId ? (
        <Choices id={dbId} />
      ) : (
        <p className="text-sm text-ink">{t('Save the card first. Then it can collect details.')}</p>
      )}
    </section>
  );
}

function Choices({ id }: { id: string }) {
  const { data, error, refetch } = useExchangeFormQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const form = data?.card?.exchangeForm;
  if (form) return <Form id={id} form={form} isHidden={data.card?.visibility === 'PRIVATE'} />;
  if (!error && !data) return <Skeleton className="h-24" />;
  return (
    <ErrorNotice
      title={t('Couldn’t load the form’s settings')}
      error={error ?? { message: t('The server does not know this card.') }}
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}

interface FormProps {
  id: string;
  form: ExchangeFormStateFragment;
  /** Strangers don’t see the card’s page. */
  isHidden: boolean;
}

function Form({ id, form: { isOn, rules, consent }, isHidden }: FormProps) {
  const change = useChange(id);
  const setRule = (field: ExchangeField, rule: ExchangeRule) => {
    const problem = exchangeRulesProblem({ ...rules, [field]: rule });
    return change({ [field]: rule }, problem && say(problem));
  };
  return (
    <div className="grid gap-5">
      <Switch label={t('Visitors can leave their details')} checked={isOn} onChange={(isOn) => change({ isOn })} />
      {isOn && isHidden && (
        <Notice>{t('This card is private. The form is on its page once others may see it.')}</Notice>
      )}
      {isOn && (
        <div className="grid grid-cols-2 gap-x-4 gap-y-4.5 sm:grid-cols-3">
          {EXCHANGE_FIELDS.map((field) => (
            <SelectField
              key={field}
              label={say(EXCHANGE_LABELS[field])}
              value={rules[field]}
              onChange={(event) => void setRule(field, event.target.value as ExchangeRule)}
            >
              {(Object.keys(RULES) as ExchangeRule[]).map((rule) => (
                <option key={rule} value={rule}>
                  {RULES[rule]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
      {isOn && (
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {t('The name is always asked for. Visitors agree to: “{consent}”', { consent })}
        </p>
      )}
    </div>
  );
}

function useChange(cardId: string) {
  const [set] = useSetExchangeFormMutation();
  const toast = useToast();
  const attempt = useAttempt();
  return async (changes: Omit<SetExchangeFormInput, 'cardId'>, problem: string | null = null) => {
    if (problem) return toast(problem, { tone: 'bad' });
    await attempt(() => set({ variables: { input: { ...changes, cardId } } }));
  };
}
