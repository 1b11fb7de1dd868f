import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

interface Description {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  operationId: string
  summary: string
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

let haat: TestApp
let description: Description
beforeAll(async () => {
  haat = await buildTestApp()
  const answer = await haat.app.inject('/api/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  description = answer.json()
})
afterAll(() => haat.close())

const calls = Object.entries(endpoints as Record<string, Endpoint>).map(([line, endpoint]) => {
  const [method = '', path = ''] = line.split(' ')
  return { line, endpoint, method: method.toLowerCase(), path: path.replace(/:(\w+)/g, '{$1}') }
})

const operationOf = ({ path, method }: { path: string; method: string }) =>
  description.paths[path]?.[method] ?? description.paths[`/api${path}`]?.[method]

/** Every `$ref` below a value. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  )
}

const resolve = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], description)

describe('the description of the API', () => {
  it('is OpenAPI 3.1 with a title, a version and its base path', () => {
    expect(description.openapi).toBe('3.1.0')
    expect(description.info).toMatchObject({
      title: 'Haat API',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
    expect(description.servers).toEqual([{ url: '/api' }])
  })

  it('holds the calls of the contract and nothing else, below the base path', () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    )
    expect(described.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  it.each(calls)('$line has its name, parameters, body and answers', (call) => {
    const operation = operationOf(call)
    const { endpoint, path } = call
    expect(operation).toMatchObject({ operationId: endpoint.name, summary: endpoint.summary })
    expect(
      operation?.responses['200']?.content?.[endpoint.mediaType ?? 'application/json']?.schema,
    ).toBeTypeOf('object')
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['422', '500']))
    expect(Boolean(operation?.security)).toBe(endpoint.access !== 'public')
    expect(Boolean(operation?.requestBody)).toBe(Boolean(endpoint.body))
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? []
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    expect(inPath.every((parameter) => parameter.required)).toBe(true)
  })

  it('gives no two calls one name', () => {
    const names = calls.map((call) => operationOf(call)?.operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has no reference that leads nowhere', () => {
    for (const ref of refsIn(description)) {
      expect(ref).toMatch(/^#\//)
      expect(resolve(ref), ref).toBeDefined()
    }
  })

  it('can be read as a page without a script', async () => {
    const answer = await haat.app.inject('/api/docs')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toMatch(/^<!doctype html><html lang="en">/)
    expect(answer.body).not.toMatch(/<script/)
    for (const { endpoint } of calls) expect(answer.body).toContain(endpoint.name)
  })
})
