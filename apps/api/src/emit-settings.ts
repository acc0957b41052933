import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeExample } from './infra/settings/example.ts';
import { projectRoot } from './infra/settings/values.ts';

writeFileSync(join(projectRoot, '.env.example'), writeExample());
