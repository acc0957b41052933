import { useSearchParams } from 'react-router-dom';

export type PanelTab = 'details' | 'settings';

/** The id by which the button that opens the panel names it. */
export const PANEL_ID = 'group-panel';

const PARAM = 'panel';

/** Whether the side panel is open, and at which tab. It stands in the address: the way back closes it. */
export function usePanel() {
  const [params, setParams] = useSearchParams();
  const value = params.get(PARAM);
  const tab: PanelTab | null = value === 'details' || value === 'settings' ? value : null;
  return {
    tab,
    open: () => setParams({ [PARAM]: 'details' }),
    choose: (next: string) => setParams({ [PARAM]: next }, { replace: true }),
    close: () => setParams({}, { replace: true }),
  };
}
