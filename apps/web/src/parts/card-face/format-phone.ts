import { formatPhone } from '@tessera/domain';

/** A module of its own, because what is imported from the package itself comes with everything around it. */
export const formatCardPhone = formatPhone;
