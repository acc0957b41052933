import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { PLAN_KEYS, type PlanKey } from '@tessera/domain';
import { map } from 'rxjs';

/** What a refusal for the plan says to the person; `plan` includes more, and is null where no plan does. */
export interface PlanRefusal {
  message: string;
  plan: PlanKey | null;
}

/** Tells of everything that was refused with PLAN_LIMIT, except operations whose context has `isInBackground`. */
export function planLimitLink(onPlanLimit: (refusal: PlanRefusal) => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const [refusal] = (result.errors ?? []).flatMap(({ message, extensions }) =>
          readPlanRefusal({ message, ...extensions }),
        );
        if (refusal && operation.getContext().isInBackground !== true) onPlanLimit(refusal);
        return result;
      }),
    ),
  );
}

/** The plan that includes more, of an error with PLAN_LIMIT; null of any other. */
export function planIn(error: unknown): PlanKey | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  return readPlanRefusal({ message: first?.message, ...first?.extensions })[0]?.plan ?? null;
}

/** The refusal in an error as GraphQL or REST answers it; [] where it is another one. */
export function readPlanRefusal(raw: unknown): PlanRefusal[] {
  const { code, message, plan } = Object(raw) as Record<string, unknown>;
  if (code !== 'PLAN_LIMIT' || typeof message !== 'string') return [];
  return [{ message, plan: PLAN_KEYS.find((key) => key === plan) ?? null }];
}
