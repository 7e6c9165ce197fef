import { run } from '../scripts/run.ts'
import { devtoolsBuildEnv, e2eBuildEnv, practiceBuildEnv, practicesBuilt } from './sites.ts'

/** The build that a single browser test wants; with `--all` those that only `npm run test:all` visits, too. */
const others = process.argv.includes('--all') ? [devtoolsBuildEnv, ...practicesBuilt.map(practiceBuildEnv)] : []
process.exitCode = [e2eBuildEnv, ...others].every((env) => run('tsx scripts/build.ts', env)) ? 0 : 1
