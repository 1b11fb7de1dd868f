import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from '@haat/contract/shared/supported-browsers.ts'
import { courierFiles } from './vite/courier-build.ts'
import { fonts } from './vite/fonts.ts'

/**
 * The courier's page is a program of its own beside the shop: one script, one style sheet and a service worker, so that
 * little has to be loaded and nothing is missing without a line.
 */
export default defineConfig({
  plugins: [fonts(), tailwind(), react(), courierFiles()],
  build: {
    target: buildTarget,
    assetsInlineLimit: 2048,
    modulePreload: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { courier: 'courier.html', 'courier-worker': 'src/courier/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'courier-worker' ? '[name].js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
})
