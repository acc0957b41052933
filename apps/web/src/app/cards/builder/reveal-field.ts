import { createContext, type RefObject } from 'react';
import type { FieldPath } from './card-fields.ts';

/** Brings a field of the form on screen, in whatever section it is, and gives it the focus. */
export type RevealField = (path: FieldPath) => void;

/** Between the preview and the form beside it, which puts its function here. */
export const RevealFieldContext = createContext<RefObject<RevealField | null>>({ current: null });
