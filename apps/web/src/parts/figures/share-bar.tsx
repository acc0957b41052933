/** A bar of that share (0–1) of the width; the number beside it says the same. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="mt-1.5 block h-1 w-full overflow-hidden rounded-full"
    >
      <rect width={100} height={1} className="fill-line" />
      <rect width={100 * share} height={1} className="fill-brass-fill" />
    </svg>
  );
}
