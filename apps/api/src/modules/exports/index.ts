/** Everything that is the viewer's, as one ZIP that is written while it is read. */
export { exportAccount } from './export.service.ts';
