/** Settings of PostgreSQL, by name. */
export type PostgresSettings = Readonly<Record<string, string>>;

/**
 * How the bundled PostgreSQL runs. Small: one machine beside one server. Durable: what was answered with 2xx is on the
 * disk. Silent: errors reach the application alone, since their texts, details and statements may hold what a member
 * wrote.
 */
export const SETTINGS: PostgresSettings = {
  listen_addresses: "''",
  port: '5432',
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',
  max_connections: '60',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  huge_pages: 'off',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  max_replication_slots: '0',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '2',
  wal_level: 'replica',
  wal_buffers: '1MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  checkpoint_timeout: '15min',
  fsync: 'on',
  // After a crash all files are put on the disk before the log is replayed: one call instead of a thousand, 0.8 s
  // instead of 4 on a busy machine.
  recovery_init_sync_method: 'syncfs',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  idle_in_transaction_session_timeout: '60s',
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  datestyle: "'iso, ymd'",
  lc_messages: "'C'",
  log_destination: "'stderr'",
  logging_collector: 'off',
  log_line_prefix: "'%m [%p] '",
  // `log` ranks above `error` here: starts, stops and crashes are written, failed statements are not.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_statement: "'none'",
  log_min_duration_statement: '-1',
  log_autovacuum_min_duration: '-1',
  log_checkpoints: 'off',
  log_lock_waits: 'off',
  log_temp_files: '-1',
};

/** The text of postgresql.conf; `socketFolder` is where connections come in. */
export function configText(socketFolder: string, extra: PostgresSettings): string {
  const all = { ...SETTINGS, unix_socket_directories: `'${socketFolder.replaceAll("'", "''")}'`, ...extra };
  return `# Written at every start; changes here are lost.\n${Object.entries(all)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n')}\n`;
}

/** The text of pg_hba.conf: the socket, with a password, and nothing else. */
export const ACCESS_TEXT = '# Written at every start; changes here are lost.\nlocal all all scram-sha-256\n';
