import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../paths.ts'
import { startDaemon, until } from './daemon.ts'

const program = '/usr/sbin/nginx'

/** Installs Debian's package if it may; otherwise the error says what to do. */
export function installNginx() {
  if (existsSync(program)) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('A program is missing for this set-up: apt-get install nginx')
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx'], {
    stdio: 'ignore',
    env,
  })
}

interface Place {
  folder: string
  plainPort: number
  tlsPort: number
  /** The port that Haat listens on. */
  haatPort: number
}

/** The model file from deploy/, with ports, folders and a certificate of this machine. */
function settings({ folder, plainPort, tlsPort, haatPort }: Place): string {
  const model = readFileSync(path.join(repository, 'deploy/nginx.conf'), 'utf8')
  const own: [string, string][] = [
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tlsPort} ssl http2;`],
    ['https://haat.example$request_uri', `https://haat.example:${tlsPort}$request_uri`],
    ['/etc/letsencrypt/live/haat.example/', `${folder}/`],
    ['/srv/haat/current/deploy', path.join(repository, 'deploy')],
    ['127.0.0.1:3000', `127.0.0.1:${haatPort}`],
  ]
  const site = own.reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`deploy/nginx.conf has no "${before}" any more`)
    return text.replaceAll(before, after)
  }, model)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `daemon off;\n${user}\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`
}

export async function startNginx(place: Place) {
  const { folder, tlsPort } = place
  mkdirSync(folder, { recursive: true })
  const certificate = [
    '-keyout',
    path.join(folder, 'privkey.pem'),
    '-out',
    path.join(folder, 'fullchain.pem'),
  ]
  const subject = ['-subj', '/CN=haat.example', '-addext', 'subjectAltName=DNS:haat.example']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'].concat(
      certificate,
      subject,
    ),
    { stdio: 'ignore' },
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, settings(place))
  const daemon = startDaemon([program, '-c', file, '-e', path.join(folder, 'nginx.log')], {
    log: path.join(folder, 'nginx.log'),
  })
  await until({
    what: `nginx (see ${folder}/nginx.log)`,
    isThere: async () =>
      (await fetch(`http://127.0.0.1:${place.plainPort}/`, { redirect: 'manual' })).status === 308,
    isLost: daemon.hasEnded,
  })
  return {
    address: `https://haat.example:${tlsPort}`,
    certificate: readFileSync(path.join(folder, 'fullchain.pem'), 'utf8'),
    end: () => daemon.end('SIGTERM'),
  }
}
