import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/*
 * Plays Google's Apps Script, whose calls wait for their answers: `tsx fake-apps-script.ts <file> <function> <token>` runs the
 * function and prints the cells of the sheet. In a process of its own, because curl holds it up.
 */
const [file = '', name = '', token = ''] = process.argv.slice(2);
let cells: string[][] = [];

interface Options {
  headers?: Record<string, string>;
}

const google = {
  PropertiesService: {
    getScriptProperties: () => ({ getProperty: (key: string) => (key === 'TOKEN' ? token : null) }),
  },
  UrlFetchApp: {
    fetch(url: string, { headers = {} }: Options = {}) {
      const lines = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}: ${value}`]);
      const text = execFileSync('curl', ['--fail', '--silent', url, ...lines]).toString();
      return { getContentText: () => text };
    },
  },
  SpreadsheetApp: {
    getActiveSheet: () => ({
      clearContents() {
        cells = [];
      },
      getRange: (row: number, column: number, rows: number, columns: number) => ({
        setValues(values: string[][]) {
          const isWhole = row === 1 && column === 1 && values.length === rows;
          if (!isWhole || values.some(({ length }) => length !== columns))
            throw new Error('the range has another size');
          cells = values;
        },
      }),
    }),
  },
};
runInNewContext(`${readFileSync(file, 'utf8')}\n${name}();`, google);
console.log(JSON.stringify(cells));
