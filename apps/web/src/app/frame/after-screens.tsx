import { AccountItems, type AccountItemsProps } from '../../parts/commands/account-items.tsx';
import { CommandHost } from '../../parts/commands/command-host.tsx';
import { InstallEntry } from './install-entry.tsx';

export type AfterScreensProps = { part: 'sidebar' | 'header' } | (AccountItemsProps & { part?: never });

/** What the frame of the dashboard gets once the screen is there, in one file to fetch; without a part, the account's items. */
export function AfterScreens(props: AfterScreensProps) {
  if (props.part === undefined) return <AccountItems {...props} />;
  return props.part === 'sidebar' ? <InstallEntry /> : <CommandHost />;
}
