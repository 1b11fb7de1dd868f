import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeptFiles } from '#ui/device/kept-files.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { listingPicture } from '../testing/fake-picture-server.ts'
import { PictureTiles, type ListedPicture } from './picture-tiles.tsx'

// What comes late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('./crop-dialog.tsx'),
    import('./camera-screen.tsx'),
    loadArea('en', 'vendor'),
    loadArea('ne', 'vendor'),
  ]),
)
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => `blob:${Math.random()}`, revokeObjectURL: () => {} }),
  )
})
afterEach(() => {
  forgetKeptFiles()
  vi.unstubAllGlobals()
})

const [red, green, blue] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]
const three: ListedPicture[] = [
  { pictureId: red, alt: { en: 'A red shawl', ne: 'रातो पछ्यौरा' } },
  { pictureId: green, alt: { en: 'A green shawl', ne: '' } },
  { pictureId: blue, alt: { en: '', ne: '' } },
]

type Answers = Parameters<typeof fakeApi>[0]
async function openTiles(value: ListedPicture[] = three, answers: Answers = {}) {
  const api = fakeApi({
    'GET /vendor/shops/:shopId/pictures': ({ query }) => ({
      data: { items: query.ids.split(',').map((id: string) => listingPicture(id)) },
    }),
    ...answers,
  })
  const seen = { value, replaced: [] as string[][] }
  function Holder() {
    const [held, setHeld] = useState(value)
    return (
      <PictureTiles
        shopId="palpa-4"
        listingId="7"
        value={held}
        onChange={(next) => {
          seen.value = next
          setHeld(next)
        }}
        onReplace={(...ids) => seen.replaced.push(ids)}
      />
    )
  }
  await renderApp(<Holder />, { call: api.call })
  await screen.findByRole('list', { name: 'Pictures in their order' })
  return { api, seen, order: () => seen.value.map(({ pictureId }) => pictureId) }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the pictures of a listing', () => {
  it('stand in their order, the first as the cover, each with its words in the language chosen', async () => {
    const { seen } = await openTiles()
    const tiles = within(screen.getByRole('list', { name: 'Pictures in their order' })).getAllByRole(
      'listitem',
    )
    within(tiles[0]!).getByText('Cover')
    expect(within(tiles[1]!).queryByText('Cover')).toBeNull()
    screen.getByText('3 of 8', { selector: 'label *' })
    const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^Words for picture 2/)
    expect(words().value).toBe('A green shawl')
    await userEvent.click(await button('Nepali'))
    expect(words().value).toBe('')
    await userEvent.type(words(), 'हरियो')
    expect(seen.value[1]!.alt).toEqual({ en: 'A green shawl', ne: 'हरियो' })
    expect(words().maxLength).toBe(120)
  })

  it('are moved with Alt and the arrows, which is told', async () => {
    const { order } = await openTiles()
    const grip = await button('Move picture 1')
    grip.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(order()).toEqual([green, red, blue])
    screen.getByText('Moved to place 2 of 3.')
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    expect(order()).toEqual([green, blue, red])
    await userEvent.keyboard('{ArrowLeft}')
    expect(order()).toEqual([green, blue, red])
  })

  it('are dragged to another place by their grips', async () => {
    const { order } = await openTiles()
    const grip = await button('Move picture 3')
    grip.setPointerCapture = () => {}
    const first = screen.getAllByRole('listitem')[0]!
    document.elementsFromPoint = () => [first]
    fireEvent.pointerDown(grip, { button: 0, clientX: 200, clientY: 10 })
    fireEvent.pointerMove(grip, { clientX: 10, clientY: 10 })
    expect(order()).toEqual([red, green, blue])
    fireEvent.pointerUp(grip)
    expect(order()).toEqual([blue, red, green])
  })

  it('are removed one by one', async () => {
    const { order } = await openTiles()
    await userEvent.click(await button('Remove picture 2'))
    expect(order()).toEqual([red, blue])
    // On a phone a press on the picture leads there.
    await waitFor(async () =>
      expect(((await button(/^Crop .* 1$/)) as HTMLButtonElement).disabled).toBe(false),
    )
    await userEvent.click(await button(/^Crop .* 1$/))
    await userEvent.click(await button('Remove'))
    expect(order()).toEqual([blue])
  })
})

describe('a crop', () => {
  it('is cut by the server, and its new picture takes the place and the words of the old one', async () => {
    const cut = 'd'.repeat(32)
    const { api, seen } = await openTiles(three, {
      'POST /vendor/shops/:shopId/pictures/:pictureId/edits': ({ params, body: { turn, crop } }) => ({
        data: listingPicture(cut, { madeFrom: { ...listingPicture(params.pictureId), turn, crop } }),
      }),
    })
    await waitFor(async () =>
      expect(((await button(/^Crop .* 2$/)) as HTMLButtonElement).disabled).toBe(false),
    )
    await userEvent.click(await button(/^Crop .* 2$/))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByText('Back to the original')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Turn right' }))
    fireEvent.change(dialog.getByLabelText('Zoom'), { target: { value: '2' } })
    dialog.getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(dialog.getByRole('button', { name: /^Use this part/ }))
    await waitFor(() => expect(seen.value[1]).toEqual({ pictureId: cut, alt: three[1]!.alt }))
    expect(seen.replaced).toEqual([[green, cut]])
    // 640 × 480 turned is 480 × 640; half of its width is seen, moved by a twentieth of that to the right.
    const { body } = api.requests.find(({ line }) => line.endsWith('/edits'))!.input
    expect(body.turn).toBe(90)
    expect(body.crop.width).toBeCloseTo(0.5)
    expect(body.crop.height).toBeCloseTo(0.375)
    expect(body.crop.x).toBeCloseTo(0.275)
    expect(body.crop.y).toBeCloseTo(0.3125)
  })

  it('can be undone, and says when it was not made', async () => {
    const cut = { turn: 90 as const, crop: { x: 0, y: 0, width: 0.5, height: 0.375 } }
    let isLost = true
    const { seen } = await openTiles([three[0]!], {
      'GET /vendor/shops/:shopId/pictures': () => ({
        data: { items: [listingPicture(red, { madeFrom: { ...listingPicture(green), ...cut } })] },
      }),
      'POST /vendor/shops/:shopId/pictures/:pictureId/edits': ({ body }) => {
        expect(body).toEqual({ turn: 0, crop: { x: 0, y: 0, width: 1, height: 1 }, listingId: '7' })
        return isLost ? refuse(503) : { data: listingPicture(green) }
      },
    })
    await waitFor(async () => expect(((await button(/^Crop/)) as HTMLButtonElement).disabled).toBe(false))
    await userEvent.click(await button(/^Crop/))
    await userEvent.click(await button('Back to the original'))
    await screen.findByText(/The picture was not cut/)
    isLost = false
    await userEvent.click(await button('Back to the original'))
    await waitFor(() => expect(seen.value).toEqual([{ pictureId: green, alt: three[0]!.alt }]))
  })
})

describe('a picture that is added', () => {
  it('waits in its tile, can be tried again and removed, and no more than eight are taken', async () => {
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends EventTarget {
        upload = new EventTarget()
        status = 0
        response = null
        open() {}
        setRequestHeader() {}
        send() {
          this.dispatchEvent(new Event('error'))
        }
      },
    )
    const opened = {
      state: 'receiving',
      received: 0,
      picture: null,
      fault: null,
      sentence: null,
    }
    const { api } = await openTiles(three, {
      'POST /vendor/shops/:shopId/picture-uploads': ({ body }) => ({
        data: { ...opened, uploadId: body.key },
      }),
    })
    const files = Array.from({ length: 6 }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }))
    await userEvent.upload(screen.getByLabelText('Add pictures'), files)
    await screen.findByText('A listing has room for 8. The rest was left out.')
    await waitFor(() =>
      expect(screen.getAllByText('Goes up by itself when the line is back')).toHaveLength(5),
    )
    expect(screen.queryByLabelText('Add pictures')).toBeNull()
    const asked = () => api.requests.filter(({ line }) => line.endsWith('/picture-uploads')).length
    expect(asked()).toBe(5)
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!)
    await waitFor(() => expect(asked()).toBe(6))
    await userEvent.click(await button('Remove picture 8'))
    await screen.findByLabelText('Add pictures')
  })
})

describe('the camera', () => {
  it('that cannot be opened leaves the phone’s own and its gallery', async () => {
    await openTiles([])
    await userEvent.click(await screen.findByRole('button', { name: /^Take pictures/ }))
    await screen.findByText('The camera cannot be used here')
    const own = screen.getByLabelText<HTMLInputElement>('Take a picture')
    expect([own.accept, own.getAttribute('capture')]).toEqual(['image/*', 'environment'])
    const gallery = screen.getByLabelText<HTMLInputElement>('Choose from the gallery')
    const files = ['a', 'b'].map((name) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' }))
    await userEvent.upload(gallery, files)
    screen.getByText('2 of 8. Order and crop them afterwards.')
    await userEvent.click(await button('Drop shot 1'))
    await userEvent.click(await button('Use this one'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getAllByRole('img', { name: 'Picture 1' })).toHaveLength(1)
  })
})
