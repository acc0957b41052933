import { directionOf, language } from '@tessera/texts';
import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  value: string;
  label: string;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  /** `TabPanel`s. */
  children?: ReactNode;
  className?: string;
}

/** A row of tabs on a hairline; arrow keys move between them. */
export function Tabs({ label, tabs, value, onValueChange, children, className }: TabsProps) {
  return (
    <Radix.Root dir={directionOf(language)} value={value} onValueChange={onValueChange} className={className}>
      <div className="border-b border-line">
        {/* Fingers need wide tabs: the padding between the words is theirs, so that short words stand no further apart. */}
        <Radix.List
          aria-label={label}
          className="flex -mx-(--tab) gap-5.5 overflow-x-auto [--tab:0px] max-sm:gap-3.5 pointer-coarse:gap-0 pointer-coarse:[--tab:10px] pointer-coarse:max-[380px]:[--tab:6px]"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              // Radix would focus the tab by script, and browsers draw a ring around that. Their own focus has none.
              onMouseDownCapture={(event) => {
                if (event.button !== 0 || event.ctrlKey) return;
                event.stopPropagation();
                onValueChange(tab.value);
              }}
              className={clsx(
                'relative px-(--tab) pt-2.5 pb-3 text-md pointer-coarse:min-w-11 pointer-coarse:pt-3 pointer-coarse:pb-3.5 whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2',
                'data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-(--tab) data-[state=active]:after:bottom-0 data-[state=active]:after:border-b-2 data-[state=active]:after:border-brass-fill',
              )}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {children}
    </Radix.Root>
  );
}

/** What one tab shows; only the chosen one is in the page. */
export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  return (
    <Radix.Content value={value} className={clsx('pt-6', className)}>
      {children}
    </Radix.Content>
  );
}
