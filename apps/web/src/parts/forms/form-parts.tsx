import { Notice } from '@tessera/ui';
import type { ReactNode } from 'react';

/** The green lines after a form has arrived. */
export function FormSuccess({ title, text }: { title: string; text?: string }) {
  return (
    <Notice tone="ok">
      <strong className="font-medium">{title}</strong>
      {text && <div>{text}</div>}
    </Notice>
  );
}

/** Why the form was not sent, beside the button that was pressed. */
export function FormFailure({ message, children }: { message: string | null; children?: ReactNode }) {
  return (
    message && (
      <Notice tone="bad">
        {message} {children}
      </Notice>
    )
  );
}

/** Only seen where scripts are switched off. */
export function NoScriptNote({ children }: { children: ReactNode }) {
  return <p className="hidden text-sm text-ink-2 noscript:block">{children}</p>;
}
