import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#domains/home/home-page.tsx'

export const Route = createFileRoute('/_default/')({ component: HomePage })
