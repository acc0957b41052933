import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type PanelTab = 'details' | 'settings';

/** The id by which the button that opens the panel names it. */
export const PANEL_ID = 'group-panel';

const PARAM = 'panel';
/** The state of an entry of the history that opening the panel has made: the one before it is the same page without it. */
const OPENED = 'panel-opened';

/** Whether the side panel is open, and at which tab. It stands in the address: the way back closes it. */
export function usePanel() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const value = params.get(PARAM);
  const tab: PanelTab | null = value === 'details' || value === 'settings' ? value : null;
  return {
    tab,
    open: () => setParams({ [PARAM]: 'details' }, { state: OPENED }),
    choose: (next: string) => setParams({ [PARAM]: next }, { replace: true, state }),
    close: () => (state === OPENED ? void navigate(-1) : setParams({}, { replace: true })),
  };
}
