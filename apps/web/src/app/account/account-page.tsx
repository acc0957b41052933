import type { ReactNode } from 'react';

export interface AccountPageProps {
  title: string;
  subtitle?: string;
  /** The form. */
  children: ReactNode;
  /** The way to the other page. */
  footer: ReactNode;
}

/** The narrow column of the sign-in and sign-up pages. */
export function AccountPage({ title, subtitle, children, footer }: AccountPageProps) {
  return (
    <div className="mx-auto w-full max-w-[26rem] flex-1 px-5 py-14 sm:py-20">
      <h1>{title}</h1>
      {subtitle && <p className="mt-2 text-ink-2">{subtitle}</p>}
      <div className="mt-8">{children}</div>
      <p className="mt-8 border-t border-line pt-5 text-md text-ink-2">{footer}</p>
    </div>
  );
}
