import type { z } from 'zod'
import type { Problem, Problems } from './use-form.ts'

/** As a schema finds it, or the server, which has written it into a page. */
type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { code?: string | undefined }

const kindOf = ({ code }: Issue, value: string) =>
  value === '' ? 'Required' : code === 'too_small' ? 'Short' : code === 'too_big' ? 'Long' : 'Invalid'

/** Whether the path of a value, such as `slides.0.title.en`, leads to a field or into it. */
export const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

interface Names<Name extends string, Text extends string> {
  names: readonly Name[]
  texts: Readonly<Record<Text, string>>
  textNames?: Partial<Record<Name, string>>
}

/**
 * The first issue of every field as one of our texts: that of its kind, else the one for an invalid field, else the
 * contract's own sentence.
 */
export function problemsOfIssues<Name extends string, Text extends string>(
  issues: readonly Issue[],
  values: Readonly<Record<Name, string>>,
  { names, texts, textNames = {} }: Names<Name, Text>,
): Problems<Name, Text> {
  const isText = (name: string): name is Text & string => name in texts
  const found = names.flatMap((name): [Name, Problem<Text>][] => {
    const issue = issues.find(({ path }) => isWithin(path.join('.'), name))
    if (!issue) return []
    const first = textNames[name] ?? name
    const text = [kindOf(issue, values[name]), 'Invalid'].map((kind) => `${first}${kind}`).find(isText)
    return [[name, text ?? { said: issue.message }]]
  })
  return Object.fromEntries(found) as Problems<Name, Text>
}
