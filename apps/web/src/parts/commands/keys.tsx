/** Keys as they are printed on a keyboard; read out as words beside each other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span dir="ltr" className="flex shrink-0 gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid h-5 min-w-5 place-items-center rounded-sm border border-line-2 bg-ground px-1 font-sans text-xs text-ink-2"
        >
          {key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  );
}
