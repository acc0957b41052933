/** SVG path of a code's dark modules, one unit each: one rectangle for each run of them in a row. */
export function darkPath(size: number, isDark: (row: number, column: number) => boolean): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let start = -1;
    for (let column = 0; column <= size; column += 1) {
      const isOn = column < size && isDark(row, column);
      if (isOn && start < 0) start = column;
      if (!isOn && start >= 0) {
        runs.push(`M${start} ${row}h${column - start}v1h${start - column}z`);
        start = -1;
      }
    }
  }
  return runs.join('');
}
