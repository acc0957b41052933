import { t } from '@tessera/texts';
import { ChoiceChip } from '@tessera/ui';
import { useSearchParams } from 'react-router-dom';

/** Whether shares are listed in words or in the specified columns. It stands in the address. */
export function useIsTable(): [isTable: boolean, change: (isTable: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (isTable: boolean) =>
    setQuery(
      (before) => {
        if (isTable) before.set('view', 'table');
        else before.delete('view');
        return before;
      },
      { replace: true },
    );
  return [query.get('view') === 'table', change];
}

interface ViewChoiceProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}

/** The two ways to see a list of shares. */
export function ViewChoice({ isTable, onChange }: ViewChoiceProps) {
  return (
    <ul aria-label={t('View as')} className="flex gap-2 sm:justify-end">
      {[false, true].map((each) => (
        <li key={String(each)}>
          <ChoiceChip isOn={each === isTable} onClick={() => onChange(each)}>
            {each ? t('Table') : t('List')}
          </ChoiceChip>
        </li>
      ))}
    </ul>
  );
}
