export { default } from '#domains/chat/live-chat.tsx'
