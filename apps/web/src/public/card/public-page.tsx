import { ToastProvider } from '@tessera/ui';
import { CardPage, type CardPageDocumentProps } from './card-page.tsx';

/** The whole page, the same on the server and in the browser. */
export function PublicPage(props: CardPageDocumentProps) {
  return (
    <ToastProvider>
      <CardPage {...props} />
    </ToastProvider>
  );
}
