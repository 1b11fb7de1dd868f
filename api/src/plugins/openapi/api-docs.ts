interface Operation {
  operationId?: string
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>
  security?: unknown[]
}
interface Description {
  info: { title: string; version: string }
  paths?: Record<string, Record<string, Operation>>
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const json = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`
const fold = (title: string, body: string) => `<details><summary>${title}</summary>${body}</details>`

const parameters = (operation: Operation) =>
  operation.parameters?.length
    ? `<table><thead><tr><th>Parameter</th><th>In</th><th>Schema</th></tr></thead><tbody>${operation.parameters
        .map(
          (p) =>
            `<tr><td><code>${escape(p.name)}</code>${p.required ? ' *' : ''}</td><td>${p.in}</td><td><code>${escape(JSON.stringify(p.schema))}</code></td></tr>`,
        )
        .join('')}</tbody></table>`
    : ''

const schemaOf = (content?: Record<string, { schema?: unknown }>) =>
  (content?.['application/json'] ?? Object.values(content ?? {})[0])?.schema

function section(path: string, method: string, operation: Operation): string {
  const body = schemaOf(operation.requestBody?.content)
  const answers = Object.entries(operation.responses ?? {}).map(([status, answer]) =>
    fold(`Answer ${status}`, json(schemaOf(answer.content) ?? {})),
  )
  return `<section id="${operation.operationId ?? ''}"><h2><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code></h2>
<p>${escape(operation.summary ?? '')}${operation.security ? ' <em>Needs a sign-in.</em>' : ''} <small>${operation.operationId ?? ''}</small></p>
${parameters(operation)}${body ? fold('Body', json(body)) : ''}${answers.join('')}</section>`
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:24px 16px;background:light-dark(#faf4e8,#191116);color:light-dark(#2b1820,#f7ecdf)}
section{border-top:1px solid light-dark(#e6d9c3,#3b2d34);padding:16px 0}h2{font-size:18px;margin:0}small{color:light-dark(#6b5560,#bca8ac)}b{color:light-dark(#b5123e,#ff8fa5)}
pre{overflow:auto;background:light-dark(#fffdf9,#241a20);padding:12px;border-radius:12px;font-size:13px}table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;padding:4px 8px 4px 0;vertical-align:top;overflow-wrap:anywhere}summary{cursor:pointer;min-height:32px}a{color:light-dark(#b5123e,#ff8fa5)}`

/** A page without scripts, which works on any phone and under the strictest policy. */
export function renderApiDocs(description: Description): string {
  const sections = Object.entries(description.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(description.info.title)}</title><style>${style}</style></head>
<body><h1>${escape(description.info.title)}</h1><p>Version ${escape(description.info.version)}. The same as data: <a href="/api/openapi.json">openapi.json</a>. Answers are <code>{ success, message, data }</code>, failures <code>{ success: false, code, message, fields? }</code>.</p>${sections.join('')}</body></html>`
}
