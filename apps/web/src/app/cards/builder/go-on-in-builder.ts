import { useNavigate } from 'react-router-dom';
import { useCardsContext } from '../../../data/card-store/cards-context.tsx';
import { paths } from '../../../paths.ts';
import type { BuilderValues } from './builder-values.ts';
import { writeDraft } from './draft.ts';

/** For a new card that the plan has no room for: the builder keeps it as a draft on the way to the checkout and back. */
export function useGoOnInBuilder(): (values: BuilderValues) => Promise<void> {
  const { ownerId } = useCardsContext();
  const navigate = useNavigate();
  return async (values) => {
    writeDraft(null, { ownerId, values, baseVersion: null });
    await navigate(paths.builder());
  };
}
