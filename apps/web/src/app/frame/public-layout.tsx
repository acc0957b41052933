import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../../parts/frame/footer.tsx';
import { PublicShell } from '../../parts/frame/public-shell.tsx';

/** The public shell around those public pages that the app itself shows. */
export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <PublicShell path={pathname} footer={<Footer />}>
      <Outlet />
    </PublicShell>
  );
}
